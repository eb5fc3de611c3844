/** Tables at the moment of the handle. */
export default {
  past: 'As it stood',
  allThen: 'Every match counts with its score at that minute.',
  someThen: 'This match counts with its score at that minute; others then in play are left out.',
  unknown: 'The table of today: the matches of that time are not at hand.',
} as const;
