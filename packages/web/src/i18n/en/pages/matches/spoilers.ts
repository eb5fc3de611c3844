export default {
  spoken: 'result hidden',
  show: 'Show',
  showOf: 'Show result: {{name}}',
  day: 'Show all',
  dayOf: 'Show all results of the day',
  updates:
    'Hidden, so that nothing is given away. Show the result, or play the match from kick-off.',
  counted: 'Hidden, as it would give away results you haven’t seen.',
} as const;
