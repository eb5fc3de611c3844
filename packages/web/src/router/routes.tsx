import { authHead } from '../pages/auth/auth-head.ts';
import { isShort } from '../pages/info/info-calls.ts';
import {
  type Game,
  games,
  infoPages,
  isArticleId,
  isCountryId,
  isGame,
  isMatchId,
  isPlayerId,
  isTeamId,
  isTournamentId,
  listBeside,
  paths,
  sports,
} from '../paths.ts';
import type { Redirect, Route } from './route.ts';

/** TEA-6: a team's page has two URLs. */
const teamRoute: Omit<Route, 'path'> = {
  load: () => import('../pages/team/team-page.tsx'),
  source: 'src/pages/team/team-page.tsx',
  namespaces: ['teams', 'detail'],
  queryParams: ['cups', 'played', 'next', 'season'],
  accepts: ({ game, teamId }) => isGame(game) && isTeamId(teamId),
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
    accepts: ({ game }) => isGame(game),
    sitemapPaths: () => games.map((game) => paths.matches(game)),
  },
  {
    path: '/:game/matches/:matchId',
    load: () => import('../pages/match/match-page.tsx'),
    source: 'src/pages/match/match-page.tsx',
    namespaces: ({ search }) => (search.has('at') ? ['detail', 'moment'] : ['detail']),
    accepts: ({ game, matchId }) => isGame(game) && isMatchId(matchId),
    queryParams: ['at', 'beside', 'date', 'show', 'by', 'find'],
    listHref: ({ params: { game }, search }) =>
      isGame(game) ? listBeside(game, search) : undefined,
  },
  {
    path: '/:game/watch',
    load: () => import('../pages/watch/watch-page.tsx'),
    source: 'src/pages/watch/watch-page.tsx',
    namespaces: ['watch', 'detail'],
    queryParams: ['date', 'matches'],
    accepts: ({ game }) => isGame(game),
  },
  {
    path: '/:game/conference',
    liveMatches: 'game',
    load: () => import('../pages/conference/conference-page.tsx'),
    source: 'src/pages/conference/conference-page.tsx',
    namespaces: ['watch'],
    queryParams: ['matches'],
    accepts: ({ game }) => isGame(game),
  },
  {
    path: paths.login,
    load: () => import('../pages/auth/auth-page.tsx'),
    source: 'src/pages/auth/auth-page.tsx',
    namespaces: ['auth'],
    head: authHead('login'),
  },
  {
    path: paths.register,
    load: () => import('../pages/auth/auth-page.tsx'),
    source: 'src/pages/auth/auth-page.tsx',
    namespaces: ['auth'],
    head: authHead('register'),
  },
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
    accepts: ({ game, countryId }) =>
      isGame(game) && (countryId === 'all' || isCountryId(countryId)),
    sitemapPaths: () => games.map((game) => paths.tournaments(game)),
  },
  {
    path: '/:game/tournament/:tournamentId',
    load: () => import('../pages/tournament/tournament-page.tsx'),
    source: 'src/pages/tournament/tournament-page.tsx',
    queryParams: ['upcoming', 'finished', 'table', 'season'],
    namespaces: ['tournaments', 'detail'],
    accepts: ({ game, tournamentId }) => isGame(game) && isTournamentId(tournamentId),
    // Imported on demand: only the server lists tournaments.
    sitemapPaths: async (sendCall) =>
      (await import('../sitemap/entity-paths.ts')).tournamentPaths(sendCall),
  },
  {
    path: '/:game/news',
    load: () => import('../pages/news/news-page.tsx'),
    source: 'src/pages/news/news-page.tsx',
    namespaces: ['news'],
    accepts: ({ game }) => isGame(game),
    sitemapPaths: () => sports.map(paths.news),
  },
  {
    path: '/:game/news/article/:articleId',
    load: () => import('../pages/article/article-page.tsx'),
    source: 'src/pages/article/article-page.tsx',
    namespaces: ['article'],
    accepts: ({ game, articleId }) => isGame(game) && isArticleId(articleId),
    // Imported on demand: only the server lists articles.
    sitemapPaths: async (sendCall) =>
      (await import('../sitemap/entity-paths.ts')).articlePaths(sendCall),
  },
  {
    path: '/:game/teams/:countryId',
    load: () => import('../pages/teams/teams-page.tsx'),
    source: 'src/pages/teams/teams-page.tsx',
    queryParams: ['pages'],
    namespaces: ['teams', 'detail'],
    accepts: ({ game, countryId }) =>
      isGame(game) && (countryId === 'all' || isCountryId(countryId)),
    sitemapPaths: () => games.map((game) => paths.teams(game)),
  },
  { ...teamRoute, path: '/:game/teams/:teamId' },
  {
    ...teamRoute,
    path: '/:game/team/:teamId',
    // Imported on demand: only the server lists teams.
    sitemapPaths: async (sendCall) =>
      (await import('../sitemap/entity-paths.ts')).teamPaths(sendCall),
  },
  {
    path: '/:game/players/:playerId',
    load: () => import('../pages/player/player-page.tsx'),
    source: 'src/pages/player/player-page.tsx',
    queryParams: ['list'],
    namespaces: ['players'],
    accepts: ({ game, playerId }) => isGame(game) && isPlayerId(playerId),
  },
  {
    path: '/info/:pageName',
    load: () => import('../pages/info/info-page.tsx'),
    source: 'src/pages/info/info-page.tsx',
    namespaces: ['info'],
    sitemapPaths: () => infoPages.map(paths.info),
  },
  {
    path: '/:short',
    load: () => import('../pages/info/info-page.tsx'),
    source: 'src/pages/info/info-page.tsx',
    namespaces: ['info'],
    accepts: ({ short }) => isShort(short),
  },
  {
    path: '/:game/predictions',
    liveMatches: 'game',
    load: () => import('../pages/predictions/predictions-page.tsx'),
    source: 'src/pages/predictions/predictions-page.tsx',
    queryParams: ['show'],
    namespaces: ['predictions', 'detail'],
    accepts: ({ game }) => isGame(game),
    sitemapPaths: () => games.map((game) => paths.predictions(game)),
  },
];

export const redirects: readonly Redirect[] = [
  {
    path: '/:game',
    accepts: ({ game }) => isGame(game),
    to: ({ game }) => paths.matches(game as Game),
  },
  {
    path: '/:game/teams',
    accepts: ({ game }) => isGame(game),
    to: ({ game }) => paths.teams(game as Game),
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
