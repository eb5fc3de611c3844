export const home = {
  title: 'Scores, odds and tips',
  scores: 'Scores and tips',
  description:
    'Live scores, odds and tips for football, basketball and esports: what is being played now, what comes tomorrow, and the best price on each side.',
  brief: 'In brief',
  live: 'Live now',
  allLive: 'All live',
  allTomorrow: 'All of tomorrow',
  tomorrow: 'Tomorrow',
  tournaments: 'Main tournaments',
  allTournaments: 'All tournaments',
  sideLive: 'Live matches',
  main: 'Main matches',
} as const;
