import type {
  Article,
  Country,
  Match,
  NewsItem,
  TeamDetails,
  TeamRef,
  Tournament,
} from '@touchline/types';
import type { Language, SquadsView, World, WorldView } from '../src/world/world-view.ts';

/** 2026-11-20T19:30:00Z */
export const kickOff = 1_795_203_000;

const names: Record<Language, Record<string, string>> = {
  en: { a: 'Northgate Athletic', b: 'Harbour Vale', league: 'Premier Division', land: 'England' },
  zh: { a: '北门竞技', b: '海港谷', league: '超级联赛', land: '英格兰' },
  es: {
    a: 'Northgate Athletic',
    b: 'Harbour Vale',
    league: 'Premier Division',
    land: 'Inglaterra',
  },
};

function entities(language: Language) {
  const name = (key: string) => names[language][key] as string;
  const country: Country = {
    id: 'co-eng',
    name: name('land'),
    logo: 'images/countries/co-eng.svg',
  };
  const team = (key: 'a' | 'b'): TeamRef => ({
    id: `te-eng-${key}`,
    name: name(key),
    logo: `images/teams/te-eng-${key}.svg`,
    country,
  });
  const season = {
    id: 'to-eng1',
    name: name('league'),
    logo: 'images/tournaments/to-eng1.svg',
    country,
    currentSeason: '2026/27',
    currentSeasonId: 'se-eng1-26',
    currentStage: 'Regular season',
    currentStageId: 'st-eng1-26',
    roundCount: 38,
    sportType: 'football' as const,
    rank: 1,
  };
  const tournament: Tournament = {
    ...season,
    type: 'league',
    startTime: kickOff - 100 * 86_400,
    endTime: kickOff + 180 * 86_400,
    currentRound: 12,
    stageDetails: [],
    division: '1',
    groups: [],
    teams: [team('a'), team('b')],
    prizePool: { amount: 1, currency: 'GBP' },
  };
  return { team, season, tournament };
}

function matchAt(instant: number, language: Language, n: number): Match {
  const { team, season } = entities(language);
  const startTime = kickOff + n * 86_400;
  const endTime = startTime + 7200;
  const isStarted = instant >= startTime;
  const score = isStarted ? Math.min(3, Math.floor((instant - startTime) / 1800)) : null;
  const isOver = instant >= endTime;
  return {
    id: `ma-eng1-26-${n + 20}`,
    startTime,
    endTime,
    statusId: isOver ? 'FINISHED' : isStarted ? 'ONGOING' : 'UPCOMING',
    tips: 14,
    tournament: season,
    season: '2026/27',
    homeTeam: { ...team('a'), score, homeTeamAsiaOdds: 0.62, homeTeamAsiaOddsBooker: 3 },
    awayTeam: {
      ...team('b'),
      score: isStarted ? 0 : null,
      awayTeamAsiaOdds: 1.38,
      awayTeamAsiaOddsBooker: 22,
    },
    odds: {
      3: { asia: { homeWinOdd: 0.62, awayWinOdd: 1.31, homeWinOpening: 0.9, changedAt: kickOff } },
      22: { asia: { homeWinOdd: 0.6, awayWinOdd: 1.38 } },
    },
    stage: 'Regular season',
    round: 12,
    incidents: [],
  };
}

const SIDE = {
  ranking: 3,
  streakType: 'win' as const,
  streakCount: 4,
  last6MonthsWinRate: 68,
  totalWins: 27,
  totalLosses: 8,
  totalDraws: 7,
};
const STATS = {
  totalMatches: 42,
  totalWins: 27,
  totalLosses: 8,
  totalDraws: 7,
  totalWinsInLast30Days: 4,
  streakCount: 4,
  streakType: 'win' as const,
  // additionalProperties makes the generated type expect numbers only; streakType is a string.
} as unknown as TeamDetails['stats'];

const PLAYER_ID = 'pl-eng-a-9-2025';
const TOTALS = { goals: 0, assists: 0, yellowCards: 0, redCards: 0, minutes: 0 };

function viewAt(instant: number, language: Language): WorldView {
  const { team, tournament } = entities(language);
  const all = Array.from({ length: 41 }, (_, i) => matchAt(instant, language, i - 20));
  const sliced = <T>(list: T[], slice = { offset: 0, limit: list.length }) =>
    list.slice(slice.offset, slice.offset + slice.limit);
  const statusesOf = (state: string) =>
    state === 'finished' ? ['FINISHED'] : ['ONGOING', 'UPCOMING'];
  const inState = (state: string) =>
    all.filter(({ statusId }) => statusesOf(state).includes(statusId));
  const isTeam = (id: string) => id === 'te-eng-a' || id === 'te-eng-b';
  const isPlayer = (id: string) => id === PLAYER_ID;
  const isLeague = (id: string) => id === 'to-eng1';
  const rows = [
    { team: team('a'), won: 8, loss: 1, draw: 2, goals: 24, goalsAgainst: 9, points: 26 },
    { team: team('b'), won: 7, loss: 2, draw: 2, goals: 19, goalsAgainst: 11, points: 23 },
  ];
  const standing = { tables: [{ stage: 'Regular season', rows }] };
  const about = {
    id: 'ar-report-eng1-26-19',
    title: `${names[language].a} 3–0 ${names[language].b}`,
    image: 'images/covers/te-eng-a-te-eng-b.svg',
    created_at: kickOff - 3600,
    board: 'NEWS' as const,
    sportType: 'football' as const,
  };
  const newsItem: NewsItem = { ...about, date: '20/11/2026', time: '18:30' };
  const article: Article = {
    ...about,
    author: 'Touchline',
    author_description: '',
    section: [
      { name: 'content', value: about.title },
      { name: 'match', value: 'ma-eng1-26-19' },
    ],
  };
  return {
    matchesBetween: (from, to, _sport, slice) =>
      sliced(
        all.filter(({ startTime }) => startTime >= from && startTime < to),
        slice,
      ),
    liveMatches: (slice) =>
      sliced(
        all.filter(({ statusId }) => statusId === 'ONGOING'),
        slice,
      ),
    countBetween(from, to): Record<string, number> {
      const football = all.filter(({ startTime }) => startTime >= from && startTime < to).length;
      return football > 0 ? { football } : {};
    },
    mainMatches: (slice) => sliced(inState('upcoming'), slice),
    match: (id) => all.find((match) => match.id === id),
    timeline(id) {
      const match = all.find((one) => one.id === id);
      if (!match) return undefined;
      const { startTime } = match;
      return { matchId: id, startTime, from: startTime - 3600, to: instant, prices: [] };
    },
    lineups(id) {
      const side = { coach: 'Piers Holloway', starters: [], bench: [], substitutions: [] };
      return all.some((match) => match.id === id) ? { home: side, away: side } : undefined;
    },
    matchFacts: (id) => (all.some((match) => match.id === id) ? {} : undefined),
    statistics: (id) => (all.some((match) => match.id === id) ? { periods: [] } : undefined),
    analysis: (id) =>
      all.some((match) => match.id === id) ? { homeTeam: SIDE, awayTeam: SIDE } : undefined,
    tournaments: (state, _filter, slice) => sliced(state === 'ongoing' ? [tournament] : [], slice),
    tournamentsOfYear: () => [tournament],
    majorEvents: () => [tournament],
    tournament: (id) => (isLeague(id) ? tournament : undefined),
    tournamentMatches: (id, state, slice) =>
      isLeague(id) ? sliced(inState(state), slice) : undefined,
    tournamentTable: (id) => (isLeague(id) ? standing : undefined),
    seasonTable: (id) => (id === 'se-eng1-26' ? standing : undefined),
    tournamentSeasons: (id) => (isLeague(id) ? [{ id: 'se-eng1-26', name: '2026/27' }] : undefined),
    team: (id) =>
      isTeam(id)
        ? { team: team('a'), stats: STATS, lastMatchTime: kickOff, nextMatchTime: null }
        : undefined,
    teamMatches(id, state, slice) {
      if (!isTeam(id)) return undefined;
      const list = inState(state);
      return sliced(state === 'finished' ? list.toReversed() : list, slice);
    },
    ...chosenMatches(() => inState('finished').toReversed()),
    teamTournaments: (id) => (isTeam(id) ? [tournament] : undefined),
    rankings: (_filter, slice) =>
      sliced(
        [{ ...team('a'), ranking: 1, points: 1684, streakCount: 4, streakType: 'win' }],
        slice,
      ),
    player: (id) =>
      isPlayer(id)
        ? {
            player: { id, name: 'Tom Ashdown' },
            team: team('a'),
            season: { ...TOTALS, matches: 0 },
          }
        : undefined,
    leaders: (id) =>
      isLeague(id)
        ? [{ rank: 1, player: { id: PLAYER_ID, name: 'Tom Ashdown' }, team: team('a'), value: 9 }]
        : undefined,
    ...squads,
    news: (_sport, slice) => sliced(instant >= article.created_at ? [newsItem] : [], slice),
    article: (id) => (id === article.id && instant >= article.created_at ? article : undefined),
    namesIn(text) {
      const isNamed = (key: string) =>
        Object.values(names).some((one) => text.includes(one[key] as string));
      return {
        teams: [team('a'), team('b')].filter((one) => isNamed(one.id.slice(-1))),
        tournaments: isNamed('league') ? [tournament] : [],
      };
    },
  };
}

/** Two teams have only meetings, and one season. */
const chosenMatches = (list: () => Match[]) => ({
  seasonMatches: list,
  finishedInSeason: list,
  meetings: list,
});

/** A minimal world for server tests: two teams that meet every day. */
export const tinyWorld: World = {
  at: viewAt,
  image: ({ kind, name }) =>
    name.startsWith('te-eng')
      ? `<svg xmlns="http://www.w3.org/2000/svg"><title>${kind} ${name}</title></svg>`
      : undefined,
};

const squads: SquadsView & Pick<WorldView, 'playerMatches'> = {
  playerMatches: (id) => (id === PLAYER_ID ? [] : undefined),
  squad: (id) =>
    id === 'te-eng-a' || id === 'te-eng-b'
      ? [{ player: { id: PLAYER_ID, name: 'Tom Ashdown' }, season: { ...TOTALS, matches: 0 } }]
      : undefined,
  players: (_sport, { offset }) =>
    offset > 0 ? [] : [{ id: PLAYER_ID, name: 'Tom Ashdown', teamId: 'te-eng-a', number: 9 }],
};
