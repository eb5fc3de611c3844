/** The line-ups on the match page. */
export default {
  title: 'Line-ups',
  expected: 'Expected, from the last match',
  coach: 'Coach',
  changes: 'Substitutions',
  changesOf: 'Substitutions, {{team}}',
  on: 'On:',
  off: 'Off:',
  sentOff: 'Sent off',
  bench: 'Bench',
  benchOf: 'Bench, {{team}}',
  goal: 'Goal {{minutes}}',
  ownGoal: 'Own goal {{minutes}}',
  yellow: 'Yellow card {{minutes}}',
  red: 'Red card {{minutes}}',
} as const;
