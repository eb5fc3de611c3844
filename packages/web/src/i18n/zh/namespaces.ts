import type { NamespaceLoaders } from '../namespace-types.ts';

export const namespaces: NamespaceLoaders = {
  core: () => import('./core.ts'),
  account: () => import('./pages/account.ts'),
  auth: () => import('./pages/auth.ts'),
  tournaments: () => import('./pages/tournaments.ts'),
  teams: () => import('./pages/teams.ts'),
  detail: () => import('./pages/detail.ts'),
  parts: () => import('./pages/parts.ts'),
  moment: () => import('./pages/moment.ts'),
  delay: () => import('./pages/delay.ts'),
  news: () => import('./pages/news.ts'),
  article: () => import('./pages/article.ts'),
  info: () => import('./pages/info.ts'),
  predictions: () => import('./pages/predictions.ts'),
  keys: () => import('./pages/keys.ts'),
  alerts: () => import('./pages/alerts.ts'),
  watch: () => import('./pages/watch.ts'),
  search: () => import('./pages/search.ts'),
  offer: () => import('./pages/offer.ts'),
  replay: () => import('./pages/replay.ts'),
  'matches/spoilers': () => import('./pages/matches/spoilers.ts'),
};
