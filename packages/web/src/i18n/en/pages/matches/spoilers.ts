export default {
  spoken: 'result hidden',
  show: 'Show score',
  showOf: 'Show score of {{name}}',
  league: 'Show scores',
  day: 'Show all',
  dayOf: 'Show all scores of the day',
  updates: 'Hidden to avoid spoilers. Show the score, or replay from kick-off.',
  counted: 'Hidden: it would spoil results you haven’t seen.',
  yesterday: 'Hidden: it would spoil yesterday’s results.',
  chat: 'Replies may contain results: No spoilers does not cover the chat.',
} as const;
