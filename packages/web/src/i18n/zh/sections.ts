import type { SectionLoaders } from '../section-types.ts';
import { articles } from './articles/index.ts';

export const sections: SectionLoaders = {
  account: () => import('./account.ts'),
  auth: () => import('./auth.ts'),
  tournaments: () => import('./tournaments.ts'),
  teams: () => import('./teams.ts'),
  detail: () => import('./detail.ts'),
  news: () => import('./news.ts'),
  article: () => import('./article.ts'),
  info: () => import('./info.ts'),
  predictions: () => import('./predictions.ts'),
  ...articles,
  keys: () => import('./keys.ts'),
  search: () => import('./search.ts'),
};
