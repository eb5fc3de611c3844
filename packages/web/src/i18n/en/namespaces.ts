import { articles } from './articles/index.ts';

/** The i18next namespaces. Every page has `core`; each of the others is fetched with the first page that needs it. */
export const namespaces = {
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
  ...articles,
  keys: () => import('./keys.ts'),
  alerts: () => import('./alerts.ts'),
  watch: () => import('./watch.ts'),
  search: () => import('./search.ts'),
  replay: () => import('./replay.ts'),
  'matches/spoilers': () => import('./matches/spoilers.ts'),
};
