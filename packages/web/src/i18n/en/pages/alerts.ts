import type { Sport } from '../../../paths.ts';

export default {
  label: 'Alerts',
  bell: 'Alerts for this match',
  bellOn: 'Alerts are on',
  bellOff: 'Alerts are off',
  close: 'Close',
  kickOff: {
    football: 'Kick-off',
    basketball: 'Tip-off',
    esports: 'Match started',
  } satisfies Record<Sport, string>,
  kickOffs_one: '{{count}} match has started',
  kickOffs_other: '{{count}} matches have started',
  goal: { team: 'Goal: {{team}}', plain: 'Goal' },
  redCard: { team: 'Red card: {{team}}', plain: 'Red card' },
  quarter: 'End of quarter {{number}}',
  map: 'Map {{number}} finished',
  end: { football: 'Full time', basketball: 'Final', esports: 'Final' } satisfies Record<
    Sport,
    string
  >,
  question: {
    title: 'Get alerts for starred matches?',
    text: 'Kick-off, goals, red cards and the result, even while this tab is in the background.',
    allow: 'Allow notifications',
    later: 'Not now',
  },
  away: {
    title: 'While you were away',
    spoken_one: 'While you were away: {{count}} event in starred matches',
    spoken_other: 'While you were away: {{count}} events in starred matches',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
  },
  settings: {
    hint: 'For starred matches and those of starred teams.',
    kickOff: 'Kick-off',
    goal: 'Goals',
    redCard: 'Red cards',
    period: 'Quarters and maps',
    end: 'Results',
    sound: 'Sound',
    notifications: 'Browser notifications',
    blocked: 'Browser notifications are blocked in the browser’s settings.',
  },
} as const;
