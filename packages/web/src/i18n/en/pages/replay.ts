/** What the handle of a match adds to its page. */
export default {
  table: {
    past: 'As it stood',
    allThen: 'Every match counts with its score at that minute.',
    someThen: 'Other matches in progress are not counted.',
    unknown: 'The table of today: the matches of that time are not at hand.',
  },
  lead: {
    ahead: '{{team}} lead by {{count}}',
    level: 'Level',
    biggest: 'Biggest lead',
  },
} as const;
