import type { Sport } from '../../../paths.ts';

export default {
  title: 'Replay {{day}}',
  description: 'Matches of a past day in sync, from kick-off: scores appear as they fell.',
  crumb: 'Replay',
  intro: 'In sync from kick-off. Scores appear as they fell.',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: '×{{speed}}',
  next: { football: 'Next goal', basketball: 'Next quarter', esports: 'Next map' } satisfies Record<
    Sport,
    string
  >,
  line: 'Time of the day',
  choose: 'Choose matches',
  chosen: '{{count}} of {{max}} chosen',
  done: 'Done',
  loading: 'Loading the matches…',
  noTimeline: 'No timeline for this match',
  noMatches: 'None of this day’s matches has finished yet',
  keys: 'Space plays and pauses, ← → move a minute, N goes on to the next',
  noDay: 'You can only replay past days',
  noDayText: 'Pick a day with results.',
  yesterday: 'Replay yesterday',
  conference: {
    title: 'Live conference',
    intro: {
      football: 'The matches of the moment on one screen. Goals light up.',
      basketball: 'The matches of the moment on one screen.',
      esports: 'The matches of the moment on one screen. Won maps light up.',
    } satisfies Record<Sport, string>,
    none: 'No match is being played',
    next: 'Next kick-offs',
    unknown: 'Some matches in this address are not known here.',
  },
} as const;
