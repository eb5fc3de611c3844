export const home = {
  title: 'Scores, odds and tips',
  scores: 'Scores and tips',
  description:
    'Live scores, odds and tips for football, basketball and esports: what’s on now, tomorrow’s fixtures and the best price on each side.',
  brief: 'In brief',
  live: 'Live now',
  allLive: 'All live',
  allTomorrow: 'All tomorrow',
  tomorrow: 'Tomorrow',
  tournaments: 'Main tournaments',
  allTournaments: 'All tournaments',
  sideLive: 'Live matches',
  main: 'Main matches',
} as const;
