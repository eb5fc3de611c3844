import { isArticleId, sampleArticles } from '../api/sample/articles.ts';
import { authHead } from '../pages/auth/auth-head.ts';
import { isShort } from '../pages/info/info-calls.ts';
import {
  type Game,
  games,
  infoPages,
  isCountryId,
  isGame,
  isMatchId,
  isTeamId,
  isTournamentId,
  listBeside,
  paths,
  sports,
} from '../paths.ts';
import type { Redirect, Route } from './route.ts';

/** TEA-6: a team has two addresses and one page. */
const teamRoute: Omit<Route, 'path'> = {
  load: () => import('../pages/team/team-page.tsx'),
  source: 'src/pages/team/team-page.tsx',
  texts: ['teams', 'detail'],
  words: ['cups', 'played', 'next'],
  accepts: ({ game, teamId }) => isGame(game) && isTeamId(teamId),
};

/** The site map. */
export const routes: readonly Route[] = [
  {
    path: paths.home,
    load: () => import('../pages/home/home-page.tsx'),
    source: 'src/pages/home/home-page.tsx',
    listed: () => [paths.home],
  },
  {
    path: '/:game/matches',
    load: () => import('../pages/matches/matches-page.tsx'),
    source: 'src/pages/matches/matches-page.tsx',
    words: ['date', 'show', 'by', 'find', 'rows'],
    accepts: ({ game }) => isGame(game),
    listed: () => games.map((game) => paths.matches(game)),
  },
  {
    path: '/:game/matches/:matchId',
    load: () => import('../pages/match/match-page.tsx'),
    source: 'src/pages/match/match-page.tsx',
    texts: ['detail'],
    accepts: ({ game, matchId }) => isGame(game) && isMatchId(matchId),
    words: ['beside', 'date', 'show', 'by', 'find'],
    list: ({ params: { game }, search }) => (isGame(game) ? listBeside(game, search) : undefined),
  },
  {
    path: paths.login,
    load: () => import('../pages/auth/auth-page.tsx'),
    source: 'src/pages/auth/auth-page.tsx',
    texts: ['auth'],
    head: authHead('login'),
  },
  {
    path: paths.register,
    load: () => import('../pages/auth/auth-page.tsx'),
    source: 'src/pages/auth/auth-page.tsx',
    texts: ['auth'],
    head: authHead('register'),
  },
  {
    path: paths.account,
    load: () => import('../pages/account/account-page.tsx'),
    source: 'src/pages/account/account-page.tsx',
    texts: ['account'],
  },
  {
    path: '/:game/tournaments/:countryId',
    load: () => import('../pages/tournaments/tournaments-page.tsx'),
    source: 'src/pages/tournaments/tournaments-page.tsx',
    words: ['show', 'country'],
    texts: ['tournaments'],
    accepts: ({ game, countryId }) =>
      isGame(game) && (countryId === 'all' || isCountryId(countryId)),
    listed: () => games.map((game) => paths.tournaments(game)),
  },
  {
    path: '/:game/tournament/:tournamentId',
    load: () => import('../pages/tournament/tournament-page.tsx'),
    source: 'src/pages/tournament/tournament-page.tsx',
    words: ['upcoming', 'finished'],
    texts: ['tournaments', 'detail'],
    accepts: ({ game, tournamentId }) => isGame(game) && isTournamentId(tournamentId),
    // Which tournaments there are only the server asks for.
    listed: async (sendCall) =>
      (await import('../sitemap/tournament-paths.ts')).tournamentPaths(sendCall),
  },
  {
    path: '/:game/news',
    load: () => import('../pages/news/news-page.tsx'),
    source: 'src/pages/news/news-page.tsx',
    texts: ['news'],
    accepts: ({ game }) => isGame(game),
    listed: () => sports.map(paths.news),
  },
  {
    path: '/:game/news/article/:articleId',
    load: () => import('../pages/article/article-page.tsx'),
    source: 'src/pages/article/article-page.tsx',
    texts: ({ articleId = '' }) =>
      isArticleId(articleId) ? ['article', `articles/${articleId}`] : [],
    accepts: ({ game, articleId }) => isGame(game) && isArticleId(articleId),
    listed: () => sampleArticles.map(({ id, sport }) => paths.article(sport, id)),
  },
  {
    path: '/:game/teams/:countryId',
    load: () => import('../pages/teams/teams-page.tsx'),
    source: 'src/pages/teams/teams-page.tsx',
    words: ['pages'],
    texts: ['teams', 'detail'],
    accepts: ({ game, countryId }) =>
      isGame(game) && (countryId === 'all' || isCountryId(countryId)),
    listed: () => games.map((game) => paths.teams(game)),
  },
  { ...teamRoute, path: '/:game/teams/:teamId' },
  {
    ...teamRoute,
    path: '/:game/team/:teamId',
    // Which teams there are only the server asks for.
    listed: async (sendCall) => (await import('../sitemap/team-paths.ts')).teamPaths(sendCall),
  },
  {
    path: '/info/:pageName',
    load: () => import('../pages/info/info-page.tsx'),
    source: 'src/pages/info/info-page.tsx',
    texts: ['info'],
    listed: () => infoPages.map(paths.info),
  },
  {
    path: '/:short',
    load: () => import('../pages/info/info-page.tsx'),
    source: 'src/pages/info/info-page.tsx',
    texts: ['info'],
    accepts: ({ short }) => isShort(short),
  },
  {
    path: '/:game/predictions',
    load: () => import('../pages/predictions/predictions-page.tsx'),
    source: 'src/pages/predictions/predictions-page.tsx',
    words: ['show'],
    texts: ['predictions', 'detail'],
    accepts: ({ game }) => isGame(game),
    listed: () => games.map((game) => paths.predictions(game)),
  },
];

export const redirects: readonly Redirect[] = [
  {
    path: '/:game/teams',
    accepts: ({ game }) => isGame(game),
    to: ({ game }) => paths.teams(game as Game),
  },
];

/** What stands in for a page that cannot be had without a network; the worker keeps it on the device. */
export const offlineRoute: Route = {
  path: paths.offline,
  load: () => import('../pages/offline-page.tsx'),
  source: 'src/pages/offline-page.tsx',
  head: ({ t }) => ({ title: t('state.offline.title'), hidden: true }),
};

export const notFoundRoute: Route = {
  path: '*',
  load: () => import('../pages/not-found-page.tsx'),
  source: 'src/pages/not-found-page.tsx',
};
