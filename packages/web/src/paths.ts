/** Every address of the site. */
export const sports = ['football', 'basketball', 'esports'] as const;
export type Sport = (typeof sports)[number];

const titles = [
  'cs2',
  'lol',
  'dota2',
  'valorant',
  'r6',
  'cod',
  'rocket-league',
  'overwatch',
  'aov',
  'pubg',
  'wild-rift',
] as const;
export type Game = Sport | (typeof titles)[number];

export const games: readonly Game[] = [...sports, ...titles];
export const isGame = (word: string | undefined): word is Game =>
  word !== undefined && (games as readonly string[]).includes(word);

/** The sport that a game belongs to: each esports title is esports. */
export const sportOf = (game: Game): Sport =>
  (sports as readonly string[]).includes(game) ? (game as Sport) : 'esports';

/** The game of a match's tournament, a tournament or a team; `fallback` where the upstream omits it. */
export const gameOf = (
  { sportType }: { sportType?: string | undefined },
  fallback: Game = 'football',
): Game => (isGame(sportType) ? sportType : fallback);

/** What is no id of a match has no page; the API need not be asked. */
export const isMatchId = (word: string | undefined): word is string =>
  word !== undefined && /^ma(-[a-z0-9]+){1,8}$/.test(word);

export const isCountryId = (word: string | undefined): word is string =>
  word !== undefined && /^co-[a-z]{2,8}$/.test(word);

export const isTournamentId = (word: string | undefined): word is string =>
  word !== undefined && word.length <= 64 && /^to(-[a-z0-9]+){1,6}$/.test(word);

/** ENT-12: a team can be told from a country by its id. */
export const isTeamId = (word: string | undefined): word is string =>
  word !== undefined && word.length <= 64 && /^te(-[a-z0-9]+){1,6}$/.test(word);

export const infoPages = [
  'contacts',
  'about',
  'subscription-policy',
  'jobs',
  'terms-of-service',
  'privacy-policy',
  'cookies',
  'responsible-gaming',
] as const;
export type InfoPage = (typeof infoPages)[number];

function queryOf(words: Record<string, string | undefined>): string {
  const known = Object.entries(words).filter((entry): entry is [string, string] => !!entry[1]);
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
}

/** How a day is looked at. */
export interface MatchesQuery {
  date?: string | undefined;
  show?: string | undefined;
  by?: string | undefined;
  find?: string | undefined;
  rows?: string | undefined;
}

export const paths = {
  home: '/',
  matches: (game: Game, query: MatchesQuery = {}) => `/${game}/matches${queryOf({ ...query })}`,
  /** With the look at a day that it was opened from, whose list stands beside it where there is room. */
  match: (game: Game, id: string, beside?: MatchesQuery) =>
    `/${game}/matches/${id}${beside ? queryOf({ beside: 'list', ...beside }) : ''}`,
  news: (game: Game) => `/${game}/news`,
  article: (game: Game, id: string) => `/${game}/news/article/${id}`,
  predictions: (game: Game, query: { show?: string | undefined } = {}) =>
    `/${game}/predictions${queryOf(query)}`,
  tournaments: (
    game: Game,
    country = 'all',
    query: { show?: string | undefined; country?: string | undefined } = {},
  ) => `/${game}/tournaments/${country}${queryOf(query)}`,
  tournament: (
    game: Game,
    id: string,
    query: { upcoming?: string | undefined; finished?: string | undefined } = {},
  ) => `/${game}/tournament/${id}${queryOf(query)}`,
  teams: (game: Game, country = 'all') => `/${game}/teams/${country}`,
  /** Leads to the teams of all countries. */
  allTeams: (game: Game) => `/${game}/teams`,
  team: (game: Game, id: string) => `/${game}/team/${id}`,
  info: (page: InfoPage) => `/info/${page}`,
  login: '/login',
  register: '/register',
  account: '/account',
  offline: '/offline',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The list that a match's address wants beside it. */
export function listBeside(game: Game, search: URLSearchParams): string | undefined {
  if (search.get('beside') !== 'list') return undefined;
  const word = (name: string) => search.get(name) ?? undefined;
  return paths.matches(game, {
    date: word('date'),
    show: word('show'),
    by: word('by'),
    find: word('find'),
  });
}

/** HDR-4: the same section of another game; where that would lead nowhere, its matches. */
export function switchGame(pathname: string, game: Game): string {
  switch (pathname.split('/')[2]) {
    case 'tournaments':
    case 'tournament':
      return paths.tournaments(game);
    case 'teams':
    case 'team':
      return paths.teams(game);
    case 'news':
      return paths.news(game);
    default:
      return paths.matches(game);
  }
}
