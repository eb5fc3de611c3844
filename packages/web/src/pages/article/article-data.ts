import type { Article, Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { call, type PageCall } from '../../api/call.ts';
import type { Result } from '../../api/result.ts';
import { LONG_LIST, newsCall } from '../../features/news/use-news.ts';
import { type Entity, entityHead, hasSportOfUrl } from '../../features/shell/entity.ts';
import { imageUrl } from '../../format/image-url.ts';
import { locales } from '../../i18n/languages.ts';
import { type Game, gameOf, paths, type Sport, sportOf } from '../../paths.ts';
import { breadcrumbJsonLd, type Crumb } from '../../state/navigation/breadcrumb-json-ld.ts';
import {
  type Address,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../state/stores/resource.ts';
import type { Resources } from '../../state/stores/resources.ts';

const articleCall = ({ params: { articleId = '' } }: Address, { language }: CallContext) =>
  call('/news/article', { articleId }, language);

export const articleEntity: Entity<'/news/article'> = {
  name: 'article',
  callOf: articleCall,
  gameOf: (article, address) => gameOf(article, gameAt(address)),
  plainCrumbs: (address, t) => articleCrumbs(undefined, gameAt(address), t),
};

const articleAt = (address: Address, result: Result<Article> | undefined): Article | undefined =>
  result?.kind === 'ok' && hasSportOfUrl(articleEntity.gameOf(result.data, address), address)
    ? result.data
    : undefined;

export const matchByIdCall = (matchId: string, { language }: CallContext) =>
  call('/matches/info', { matchId }, language);

/** The call that the home page makes, too: its list has matches of every sport. */
export const mainMatchesCall = ({ language, offset: timezoneOffset }: CallContext) =>
  call('/matches/main', { timezoneOffset, limit: 16 }, language);

/** NWS-3: the most important match of a sport that is in play or to come, for an article that names no match. */
export const mainMatchOf = (sport: Sport, matches: readonly Match[]): Match | undefined =>
  matches.find(({ tournament }) => sportOf(gameOf(tournament)) === sport);

export const isPlayedFinal = ({ roundKind, statusId, covered }: Match): boolean =>
  roundKind === 'final' && statusId === 'FINISHED' && !covered;

/** The tournament of a final, with its champion. */
export const finalCall = ({ tournament: { id } }: Match, { language }: CallContext) =>
  call('/tournaments/info', { tournamentId: id }, language);

export function articleCalls(
  address: Address,
  context: CallContext,
  read: Resources['read'],
): readonly PageCall[] {
  const first = articleCall(address, context);
  const article = articleAt(address, read(first).result);
  if (!article) return [first];
  const named = article.section.flatMap(({ name, value }) => (name === 'match' ? [value] : []));
  const mainCalls = named.includes('') ? [mainMatchesCall(context)] : [];
  const sport = sportOf(gameAt(address));
  const mains = mainCalls.flatMap((one) => mainMatchOf(sport, itemsOf(read(one)))?.id ?? []);
  const matchCalls = [...named, ...mains].filter(Boolean).map((id) => matchByIdCall(id, context));
  const finals = matchCalls.flatMap((one) => {
    const { result } = read(one);
    return result?.kind === 'ok' && isPlayedFinal(result.data)
      ? [finalCall(result.data, context)]
      : [];
  });
  const related = newsCall(context, sport, LONG_LIST);
  return [first, related, ...mainCalls, ...matchCalls, ...finals];
}

/** NWS-3: Home > News > this article; its plain title where it could not be loaded. */
export const articleCrumbs = (article: Article | undefined, game: Game, t: TFunction): Crumb[] => [
  { label: t('shell.dock.home'), url: paths.home },
  { label: t('article:news'), url: paths.news(game) },
  { label: article?.title ?? t('article:plainTitle') },
];

export const articleHead = entityHead(articleEntity, headOf);

function headOf(article: Article, input: HeadInput): Head {
  const { t, address, origin } = input;
  const sport = sportOf(gameAt(address));
  const canonical = paths.article(sport, article.id);
  const description = opening(article);
  return {
    title: article.title,
    description,
    canonical,
    linkedData: import.meta.env.SSR
      ? [
          newsArticle(input, article, sport, description),
          breadcrumbJsonLd(articleCrumbs(article, sport, t), canonical, origin),
        ]
      : [],
  };
}

const MIN_DESCRIPTION_LENGTH = 120;

/** The first sentences of the article, up to the end of the one that reaches the minimum length. */
function opening({ section: [first] }: Article): string {
  const text = first?.name === 'content' ? first.value : '';
  const end = text.slice(MIN_DESCRIPTION_LENGTH).search(/[.!?]”? |[。！？]”?/);
  return end < 0 ? text : text.slice(0, MIN_DESCRIPTION_LENGTH + end + 1);
}

const newsArticle = (
  { t, origin, context }: HeadInput,
  { id, title, created_at: publishedAt, board, image, author, feature }: Article,
  sport: Sport,
  description: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description,
  inLanguage: locales[context.language].html,
  datePublished: new Date(publishedAt * 1000).toISOString(),
  articleSection: t(`article:board.${board}`),
  ...(image && { image: new URL(imageUrl(image), origin).href }),
  author: { '@type': feature ? 'Person' : 'Organization', name: author },
  publisher: { '@type': 'Organization', name: t('shell.brand'), url: `${origin}/` },
  mainEntityOfPage: origin + paths.article(sport, id),
});
