import type { SendCall } from '../api/send-call.ts';
import { authHead } from '../pages/auth/auth-head.ts';
import { isShort } from '../pages/info/info-calls.ts';
import { type Game, games, infoPages, isGame, isId, listBeside, paths, sports } from '../paths.ts';
import type { Address } from '../state/navigation/page-address.ts';
import type { Redirect, Route } from './route.ts';

/**
 * By the name of a path's parameter: a URL with any other value is not found, such as /chess/matches. The page of a
 * parameter that is not listed checks it.
 */
const PARAM_CHECKS: Readonly<Record<string, (value: string | undefined) => boolean>> = {
  game: isGame,
  matchId: isId,
  tournamentId: isId,
  articleId: isId,
  teamId: isId,
  playerId: isId,
  countryId: isId,
  short: isShort,
};

export const areValid = (params: Address['params']): boolean =>
  Object.entries(params).every(([name, value]) => PARAM_CHECKS[name]?.(value) ?? true);

/** Imported on demand: only the server lists tournaments, teams and articles. */
const entityPaths =
  (name: 'tournamentPaths' | 'teamPaths' | 'articlePaths') => async (sendCall: SendCall) =>
    (await import('../sitemap/entity-paths.ts'))[name](sendCall);

const authRoute: Omit<Route, 'path'> = {
  load: () => import('../pages/auth/auth-page.tsx'),
  source: 'src/pages/auth/auth-page.tsx',
  namespaces: ['auth'],
};

/** TEA-6: a team's page has two URLs. */
const teamRoute: Omit<Route, 'path'> = {
  load: () => import('../pages/teams/team-page.tsx'),
  source: 'src/pages/teams/team-page.tsx',
  namespaces: ['teams', 'detail'],
  queryParams: ['cups', 'played', 'next', 'season'],
};

const infoRoute: Omit<Route, 'path'> = {
  load: () => import('../pages/info/info-page.tsx'),
  source: 'src/pages/info/info-page.tsx',
  namespaces: ['info'],
};

/** All pages, in order of precedence. */
export const routes: readonly Route[] = [
  {
    path: paths.home,
    liveMatches: 'all',
    load: () => import('../pages/home/home-page.tsx'),
    source: 'src/pages/home/home-page.tsx',
    sitemapPaths: () => [paths.home],
  },
  {
    path: '/:game/matches',
    liveMatches: 'game',
    load: () => import('../pages/matches/matches-page.tsx'),
    source: 'src/pages/matches/matches-page.tsx',
    queryParams: ['date', 'show', 'by', 'find', 'rows'],
    sitemapPaths: () => games.map((game) => paths.matches(game)),
  },
  {
    path: '/:game/matches/:matchId',
    load: () => import('../pages/match/match-page.tsx'),
    source: 'src/pages/match/match-page.tsx',
    namespaces: ({ search }) => (search.has('at') ? ['detail', 'moment'] : ['detail']),
    queryParams: ['at', 'beside', 'date', 'show', 'by', 'find', 'view', 'updates'],
    listHref: ({ params: { game }, search }) =>
      isGame(game) ? listBeside(game, search) : undefined,
  },
  {
    path: '/:game/multiview',
    liveMatches: 'game',
    load: () => import('../pages/multiview/multiview-page.tsx'),
    source: 'src/pages/multiview/multiview-page.tsx',
    namespaces: ['multiview', 'detail'],
    queryParams: ['date', 'matches'],
  },
  { ...authRoute, path: paths.login, head: authHead('login') },
  { ...authRoute, path: paths.register, head: authHead('register') },
  {
    path: paths.account,
    load: () => import('../pages/account/account-page.tsx'),
    source: 'src/pages/account/account-page.tsx',
    namespaces: ['account'],
  },
  {
    path: '/:game/tournaments/:countryId',
    liveMatches: 'game',
    load: () => import('../pages/tournaments/tournaments-page.tsx'),
    source: 'src/pages/tournaments/tournaments-page.tsx',
    queryParams: ['show', 'country'],
    namespaces: ['tournaments'],
    sitemapPaths: () => games.map((game) => paths.tournaments(game)),
  },
  {
    path: '/:game/tournament/:tournamentId',
    load: () => import('../pages/tournament/tournament-page.tsx'),
    source: 'src/pages/tournament/tournament-page.tsx',
    queryParams: ['upcoming', 'finished', 'table', 'season'],
    namespaces: ['tournaments', 'detail'],
    sitemapPaths: entityPaths('tournamentPaths'),
  },
  {
    path: '/:game/news',
    load: () => import('../pages/news/news-page.tsx'),
    source: 'src/pages/news/news-page.tsx',
    namespaces: ['news'],
    sitemapPaths: () => sports.map(paths.news),
  },
  {
    path: '/:game/news/article/:articleId',
    load: () => import('../pages/article/article-page.tsx'),
    source: 'src/pages/article/article-page.tsx',
    namespaces: ['article'],
    sitemapPaths: entityPaths('articlePaths'),
  },
  {
    path: '/:game/teams/all',
    load: () => import('../pages/teams/teams-page.tsx'),
    source: 'src/pages/teams/teams-page.tsx',
    queryParams: ['pages'],
    namespaces: ['teams', 'detail'],
    sitemapPaths: () => games.map((game) => paths.teams(game)),
  },
  {
    path: '/:game/teams/:teamId',
    load: () => import('../pages/teams/team-or-country.tsx'),
    source: 'src/pages/teams/team-or-country.tsx',
    namespaces: ['teams', 'detail'],
    queryParams: ['pages', 'cups', 'played', 'next', 'season'],
  },
  {
    ...teamRoute,
    path: '/:game/team/:teamId',
    sitemapPaths: entityPaths('teamPaths'),
  },
  {
    path: '/:game/players/:playerId',
    load: () => import('../pages/player/player-page.tsx'),
    source: 'src/pages/player/player-page.tsx',
    queryParams: ['list'],
    namespaces: ['players', 'positions'],
  },
  {
    ...infoRoute,
    path: '/info/:pageName',
    sitemapPaths: () => infoPages.map(paths.info),
  },
  { ...infoRoute, path: '/:short' },
  {
    path: '/:game/predictions',
    liveMatches: 'game',
    load: () => import('../pages/predictions/predictions-page.tsx'),
    source: 'src/pages/predictions/predictions-page.tsx',
    queryParams: ['show'],
    namespaces: ['predictions', 'detail'],
    sitemapPaths: () => games.map((game) => paths.predictions(game)),
  },
];

export const redirects: readonly Redirect[] = [
  { path: '/:game', to: ({ game }) => paths.matches(game as Game) },
  { path: '/:game/teams', to: ({ game }) => paths.teams(game as Game) },
  { path: '/:game/predictions/all', to: ({ game }) => paths.predictions(game as Game) },
  // The addresses of release 1.0.
  { path: '/:game/conference', to: ({ game }) => paths.multiview(game as Game) },
  {
    path: '/:game/watch',
    to: ({ game }) => paths.multiview(game as Game),
    query: { date: 'yesterday' },
  },
];

/** Shown for a page that cannot be loaded without a network; the service worker caches it. */
export const offlineRoute: Route = {
  path: paths.offline,
  load: () => import('../pages/offline-page.tsx'),
  source: 'src/pages/offline-page.tsx',
  head: ({ t }) => ({ title: t('state.offline.title'), noIndex: true }),
};

export const notFoundRoute: Route = {
  path: '*',
  load: () => import('../pages/not-found-page.tsx'),
  source: 'src/pages/not-found-page.tsx',
};
