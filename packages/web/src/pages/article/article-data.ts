import type { TFunction } from 'i18next';
import { call } from '../../api/call.ts';
import {
  type MatchPick,
  type SampleArticle,
  sampleArticle,
  writtenAt,
} from '../../api/sample/articles.ts';
import { sectionsOf } from '../../i18n/article-text.ts';
import { locales } from '../../i18n/languages.ts';
import { type Game, isGame, paths, sportOf } from '../../paths.ts';
import { breadcrumbJsonLd } from '../../state/navigation/breadcrumb-json-ld.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';

/** The article of a URL; undefined under another sport. */
export function articleAt({ params: { game, articleId } }: Address): SampleArticle | undefined {
  const article = sampleArticle(articleId);
  return article && isGame(game) && article.sport === sportOf(game) ? article : undefined;
}

export const articleMatchCall = ({ teamId, which }: MatchPick, { language, offset }: CallContext) =>
  call(`/teams/matches/${which}`, { query: { teamId, timezoneOffset: offset, size: 1 } }, language);

export function articleCalls(address: Address, context: CallContext) {
  const article = articleAt(address);
  return article ? [articleMatchCall(article.match, context)] : [];
}

/** NWS-3: Home > News > this article. */
export const articleCrumbs = (
  article: SampleArticle,
  game: Game,
  t: TFunction,
): { label: string; url?: string }[] => [
  { label: t('shell.dock.home'), url: paths.home },
  { label: t('article:news'), url: paths.news(game) },
  { label: t(`content.news.${article.id}`) },
];

export function articleHead(input: HeadInput): Head {
  const { t, address, origin } = input;
  const article = articleAt(address);
  if (!article) return { title: t('state.notFound.title'), noIndex: true, status: 404 };
  const canonical = paths.article(article.sport, article.id);
  const title = t(`content.news.${article.id}`);
  const description = opening(input, article);
  return {
    title,
    description,
    canonical,
    linkedData: [
      newsArticle(input, article, { title, description }),
      breadcrumbJsonLd(articleCrumbs(article, article.sport, t), canonical, origin),
    ],
  };
}

const MIN_DESCRIPTION_LENGTH = 120;

/** The first sentences of the article, up to the end of the one that reaches the minimum length. */
function opening({ t }: HeadInput, { id }: SampleArticle): string {
  const [first] = sectionsOf(t, id);
  const text = first?.name === 'content' ? first.value : '';
  const end = text.slice(MIN_DESCRIPTION_LENGTH).search(/[.!?]”? |[。！？]”?/);
  return end < 0 ? text : text.slice(0, MIN_DESCRIPTION_LENGTH + end + 1);
}

const newsArticle = (
  { t, origin, now, context }: HeadInput,
  article: SampleArticle,
  { title, description }: { title: string; description: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description,
  inLanguage: locales[context.language].html,
  datePublished: new Date(writtenAt(article, now)).toISOString(),
  articleSection: t(`article:board.${article.board}`),
  author: { '@type': 'Person', name: t(`article:authors.${article.author}.name`) },
  publisher: { '@type': 'Organization', name: t('shell.brand'), url: `${origin}/` },
  mainEntityOfPage: origin + paths.article(article.sport, article.id),
});
