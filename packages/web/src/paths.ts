import type { PageName, Sport, SportType } from '@touchline/types';
import { esportsTitles, idPattern, sports } from '@touchline/types/client-contract';

export { pageNames as infoPages, sports } from '@touchline/types/client-contract';

export type { Sport };

/** A sport, or one esports title. */
export type Game = SportType;
export type InfoPage = PageName;

/** In the order of the menus. */
export const games: readonly Game[] = [...sports, ...esportsTitles];
export const isGame = (text: string | undefined): text is Game =>
  text !== undefined && (games as readonly string[]).includes(text);

/** The sport of a game: every esports title belongs to esports. */
export const sportOf = (game: Game): Sport =>
  (sports as readonly string[]).includes(game) ? (game as Sport) : 'esports';

/** The game of a match's tournament, a tournament or a team; `fallback` where the upstream omits it. */
export const gameOf = (
  { sportType }: { sportType?: string | undefined },
  fallback: Game = 'football',
): Game => (isGame(sportType) ? sportType : fallback);

/** Whether a match's tournament belongs to a game, as far as the upstream names its sport. */
export const isPartOf = (game: Game, { sportType }: { sportType?: string | undefined }): boolean =>
  !isGame(sportType) || sportType === game || sportOf(sportType) === game;

/** ENT-12: an id has no form but its characters. A URL with any other text is a 404 without an API call. */
export const isId = (text: string | undefined): text is string =>
  text !== undefined && idPattern.test(text);

function queryOf(parameters: Query<string>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

type Query<Name extends string> = Partial<Record<Name, string | undefined>>;

/** The day, filter, order, search text and length of a list of matches. */
export type MatchesQuery = Query<'date' | 'show' | 'by' | 'find' | 'rows'>;

/** The id that the gateway gives the tournament of a match without one. */
export const NO_TOURNAMENT = 'unknown';

/** Every URL of the site. */
export const paths = {
  home: '/',
  matches: (game: Game, query: MatchesQuery = {}) => `/${game}/matches${queryOf(query)}`,
  /** Matches on one screen, live or of a past day in sync: the named ones, or those that the site chooses. */
  multiview: (game: Game, query: Query<'date' | 'matches'> = {}) =>
    `/${game}/multiview${queryOf(query)}`,
  /** `beside`: the list that the match was opened from, shown beside it in the split view. */
  match: (game: Game, id: string, beside?: MatchesQuery) =>
    `/${game}/matches/${id}${beside ? queryOf({ beside: 'list', ...beside }) : ''}`,
  news: (game: Game) => `/${game}/news`,
  article: (game: Game, id: string) => `/${game}/news/article/${id}`,
  predictions: (game: Game, query: Query<'show'> = {}) => `/${game}/predictions${queryOf(query)}`,
  tournaments: (game: Game, country = 'all', query: Query<'show' | 'country'> = {}) =>
    `/${game}/tournaments/${country}${queryOf(query)}`,
  /** That of a match without one leads to all of them. */
  tournament: (
    game: Game,
    id: string,
    query: Query<'upcoming' | 'finished' | 'table' | 'season'> = {},
  ) =>
    id === NO_TOURNAMENT
      ? `/${game}/tournaments/all`
      : `/${game}/tournament/${id}${queryOf(query)}`,
  teams: (game: Game, country = 'all') => `/${game}/teams/${country}`,
  /** Redirects to the teams of all countries. */
  allTeams: (game: Game) => `/${game}/teams`,
  team: (game: Game, id: string) => `/${game}/team/${id}`,
  player: (game: Game, id: string) => `/${game}/players/${id}`,
  info: (page: InfoPage) => `/info/${page}`,
  login: '/login',
  register: '/register',
  account: '/account',
  offline: '/offline',
  terms: '/terms',
  privacy: '/privacy',
} as const;

const pick = (query: URLSearchParams, ...names: readonly (keyof MatchesQuery)[]): MatchesQuery =>
  Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined]));

/** The path of the list to show beside the match, if the URL has `beside=list`. */
export function listBeside(game: Game, search: URLSearchParams): string | undefined {
  if (search.get('beside') !== 'list') return undefined;
  return paths.matches(game, pick(search, 'date', 'show', 'by', 'find'));
}

/** HDR-4: the same section of another game, or its matches where it has no such section; on the same day, by the same filter. */
export function switchGame(pathname: string, game: Game, search = ''): string {
  const query = new URLSearchParams(search);
  switch (pathname.split('/')[2]) {
    case 'tournaments':
    case 'tournament':
      return paths.tournaments(game);
    case 'teams':
    case 'team':
      return paths.teams(game);
    case 'news':
      return paths.news(game);
    case 'predictions':
      return paths.predictions(game, pick(query, 'show'));
    case 'multiview':
      return paths.multiview(game, pick(query, 'date'));
    default:
      return paths.matches(game, pick(query, 'date', 'show', 'by'));
  }
}
