import type { Match } from '@touchline/types';

const england = { id: 'co-eng', name: 'England', logo: 'images/countries/co-eng.svg' };

const club = (number: number, name: string) => ({
  id: `te-eng-${number}`,
  name,
  logo: `images/teams/te-eng-${number}.svg`,
  country: england,
});

export const kickOff = Date.UTC(2026, 10, 20, 19, 45) / 1000;

/** A live football match in England, with changes by the test. */
export const aMatch = (change: Partial<Match> = {}): Match => ({
  id: 'ma-eng1-26-12-3',
  startTime: kickOff,
  endTime: kickOff + 6300,
  statusId: 'ONGOING',
  tips: 14,
  tournament: {
    id: 'to-eng1',
    name: 'Premier Division',
    logo: 'images/tournaments/to-eng1.svg',
    country: england,
    currentSeason: '2026/27',
    currentSeasonId: 'se-eng1-26',
    currentStage: 'Regular season',
    currentStageId: 'st-1',
    roundCount: 38,
    sportType: 'football',
  },
  season: '2026/27',
  homeTeam: {
    ...club(1, 'Northgate Athletic'),
    score: 2,
    homeTeamAsiaOdds: 0.62,
    homeTeamAsiaOddsBooker: 3,
  },
  awayTeam: {
    ...club(2, 'Harbour Vale'),
    score: 1,
    awayTeamAsiaOdds: 1.38,
    awayTeamAsiaOddsBooker: 22,
  },
  odds: {},
  round: 12,
  ...change,
});
