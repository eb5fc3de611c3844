/** Alerts of starred matches. */
export default {
  label: 'Alerts',
  close: 'Close',
  kickOff: { football: 'Kick-off', basketball: 'Tip-off', esports: 'Match started' },
  goal: { team: 'Goal: {{team}}', plain: 'Goal' },
  redCard: { team: 'Red card: {{team}}', plain: 'Red card' },
  quarter: 'End of quarter {{number}}',
  map: 'Map {{number}} finished',
  end: { football: 'Full time', basketball: 'Final', esports: 'Final' },
  question: {
    title: 'Get alerts for starred matches?',
    text: 'Kick-off, goals, red cards and the result, even while this tab is in the background.',
    allow: 'Allow notifications',
    later: 'Not now',
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
    blocked: 'Blocked in the browser',
  },
} as const;
