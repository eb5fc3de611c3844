/** What the handle of a match adds to its page. */
export default {
  table: {
    past: 'As it stood',
    allThen: 'Every match counts with its score at that minute.',
    someThen: 'This match counts with its score at that minute; others then in play are left out.',
    unknown: 'The table of today: the matches of that time are not at hand.',
  },
  lead: {
    ahead: '{{team}} lead by {{count}}',
    level: 'Level',
    biggest: 'Biggest lead',
  },
} as const;
