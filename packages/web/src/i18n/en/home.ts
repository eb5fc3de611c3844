export const home = {
  title: 'Scores, odds and tips',
  scores: 'Scores and tips',
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
