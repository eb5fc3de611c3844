import type { NamespaceLoaders } from '../namespace-types.ts';

export const namespaces: NamespaceLoaders = {
  core: () => import('./core.ts'),
  account: () => import('./account.ts'),
  auth: () => import('./auth.ts'),
  tournaments: () => import('./tournaments.ts'),
  teams: () => import('./teams.ts'),
  detail: () => import('./detail.ts'),
  moment: () => import('./moment.ts'),
  news: () => import('./news.ts'),
  article: () => import('./article.ts'),
  info: () => import('./info.ts'),
  predictions: () => import('./predictions.ts'),
  keys: () => import('./keys.ts'),
  alerts: () => import('./alerts.ts'),
  watch: () => import('./watch.ts'),
  search: () => import('./search.ts'),
  replay: () => import('./replay.ts'),
  'matches/spoilers': () => import('./matches/spoilers.ts'),
};
