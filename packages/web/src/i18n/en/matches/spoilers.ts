export default {
  spoken: 'result covered',
  show: 'Show',
  showOf: 'Show result: {{name}}',
  day: 'Show all',
  dayOf: 'Show all results of the day',
  updates: 'Covered: show the result, or play the match from its kick-off.',
  counted: 'Covered: it counts results you have not shown.',
} as const;
