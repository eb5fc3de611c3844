import type { TFunction } from 'i18next';
import type { SampleArticle } from '../../api/sample/articles.ts';
import { type Game, paths } from '../../paths.ts';

/** NWS-3: Home > News > this article. */
export const crumbsOf = (
  article: SampleArticle,
  game: Game,
  t: TFunction,
): { label: string; url?: string }[] => [
  { label: t('shell.dock.home'), url: paths.home },
  { label: t('article.news'), url: paths.news(game) },
  { label: t(`content.news.${article.id}`) },
];
