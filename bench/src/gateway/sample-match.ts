const STARTED_AT = 1_795_203_600;
const country = { id: 'co-eng', name: 'England', logo: 'images/countries/co-eng.svg' };

const team = (id: string, name: string, score: number) => ({
  id,
  name,
  country,
  score,
  logo: `images/teams/${id}.svg`,
});

const QUOTE = { homeWinOdd: 0.93, awayWinOdd: 0.97, homeWinOpening: 0.9, awayWinOpening: 1 };
const ODDS = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((book) => [book, { asia: QUOTE }]));

/** A live match of football as the contract has it, of about 1.6 kB. */
export const sampleMatch = (n: number, score: number) => ({
  id: `ma-eng1-2026-12-${n}`,
  startTime: STARTED_AT,
  endTime: STARTED_AT + 7200,
  statusId: 'ONGOING',
  tips: 1234,
  season: '2026/27',
  stage: 'Regular season',
  round: 12,
  tournament: {
    id: 'to-eng1',
    name: 'Premier Division',
    logo: 'images/tournaments/to-eng1.svg',
    country,
    currentSeason: '2026/27',
    currentSeasonId: 'se-eng1-2026',
    roundCount: 38,
    currentStage: 'Regular season',
    currentStageId: 'league',
    sportType: 'football',
    rank: 1,
  },
  homeTeam: {
    ...team('te-eng-7', 'Northgate Rovers', score),
    homeTeamAsiaOdds: 0.93,
    homeTeamAsiaOddsBooker: 2,
  },
  awayTeam: {
    ...team('te-eng-8', 'Southgate Wanderers', 0),
    awayTeamAsiaOdds: 0.97,
    awayTeamAsiaOddsBooker: 3,
  },
  odds: ODDS,
  clock: { phase: 'second-half', minute: 60 },
});
