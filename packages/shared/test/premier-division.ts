export const country = { id: 'co-eng', name: 'England', logo: 'images/countries/co-eng.svg' };

export const tournament = {
  id: 'to-eng1',
  name: 'Premier Division',
  logo: 'images/tournaments/to-eng1.svg',
  country,
  currentSeason: '2026/27',
  currentSeasonId: 'se-eng1-2026',
  currentStage: 'Regular season',
  currentStageId: 'st-1',
  roundCount: 38,
  sportType: 'football' as const,
};

/** The n-th of its clubs, as a side of a match. */
export const side = (n: number, score: number | null) => ({
  id: `te-eng-${n}`,
  name: `Club ${n}`,
  logo: `images/teams/te-eng-${n}.svg`,
  country,
  score,
});
