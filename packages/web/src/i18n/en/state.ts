export const state = {
  empty: {
    matches: 'No matches available',
    tournaments: 'No tournaments available',
    ranking: 'No ranking data available',
    standing: 'No standings available',
    form: 'No form data available',
    odds: 'No bookmaker quotes this match',
  },
  retry: 'Try again',
  updated: {
    seconds: 'Updated {{count}} s ago',
    minutes: 'Updated {{count}} min ago',
    at: 'As of {{time}}',
  },
  relative: {
    days_one: 'in {{count}} day {{hours}}',
    days_other: 'in {{count}} days {{hours}}',
    daysHours_one: '{{count}} hr',
    daysHours_other: '{{count}} hrs',
    hours_one: 'in {{count}} hr',
    hours_other: 'in {{count}} hrs',
    daysToGo_one: 'day to go',
    daysToGo_other: 'days to go',
    hoursToGo_one: 'hour to go',
    hoursToGo_other: 'hours to go',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    home: 'To the home page',
    matches: 'To the football matches',
  },
  broken: {
    title: 'This page did not come together',
    text: 'Something went wrong while it was drawn.',
  },
} as const;
