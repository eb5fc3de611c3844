import type { Article } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Call, call } from '../../api/call.ts';
import { imageUrl } from '../../api/image-url.ts';
import type { Result } from '../../api/result.ts';
import { articleDetails, type MatchPick } from '../../api/sample/article-details.ts';
import { sampleArticle } from '../../api/sample/articles.ts';
import { ownPiece, type Piece, toPiece } from '../../features/news/piece.ts';
import { LONG_LIST, newsCall } from '../../features/news/use-stories.ts';
import { locales } from '../../i18n/languages.ts';
import { type Game, isGame, paths, sportOf } from '../../paths.ts';
import type { Resources } from '../../state/data/resources.ts';
import { breadcrumbJsonLd } from '../../state/navigation/breadcrumb-json-ld.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';

export const articleCall = ({ params: { articleId = '' } }: Address, { language }: CallContext) =>
  call('/news/article', { query: { articleId } }, language);

/** The article of a URL: the site's own, or the API's; undefined until that is loaded, or under another sport. */
export function pieceAt(
  address: Address,
  loaded: Result<Article> | undefined,
  t: TFunction,
  now: number,
): Piece | undefined {
  const { game, articleId } = address.params;
  const own = sampleArticle(articleId);
  if (!isGame(game)) return undefined;
  const sport = sportOf(game);
  const piece = own
    ? ownPiece(own, t, now)
    : loaded?.kind === 'ok'
      ? toPiece(loaded.data, sport)
      : undefined;
  return piece?.sport === sport ? piece : undefined;
}

export function pickedMatchCall(pick: MatchPick, { language, offset }: CallContext) {
  return pick.cupId === undefined
    ? call(
        `/teams/matches/${pick.which}`,
        { query: { teamId: pick.teamId, timezoneOffset: offset, size: 1 } },
        language,
      )
    : call(
        `/tournaments/matches/${pick.which}`,
        { query: { tournamentId: pick.cupId, size: 1 } },
        language,
      );
}

export const matchByIdCall = (matchId: string, { language }: CallContext) =>
  call('/matches/info', { query: { matchId } }, language);

export function articleCalls(
  address: Address,
  context: CallContext,
  read: Resources['read'],
): readonly Call[] {
  const own = sampleArticle(address.params.articleId);
  const { game } = address.params;
  if (!isGame(game)) return [];
  if (own) {
    if (own.sport !== sportOf(game)) return [];
    return [
      pickedMatchCall(articleDetails[own.id].match, context),
      newsCall(context, own.sport, LONG_LIST),
    ];
  }
  const first = articleCall(address, context);
  const { result } = read(first);
  if (result?.kind !== 'ok') return [first];
  const { match, sport } = toPiece(result.data, sportOf(game));
  const matchCalls = typeof match === 'string' ? [matchByIdCall(match, context)] : [];
  return [first, newsCall(context, sport, LONG_LIST), ...matchCalls];
}

/** NWS-3: Home > News > this article. */
export const articleCrumbs = (
  { title }: Pick<Piece, 'title'>,
  game: Game,
  t: TFunction,
): { label: string; url?: string }[] => [
  { label: t('shell.dock.home'), url: paths.home },
  { label: t('article:news'), url: paths.news(game) },
  { label: title },
];

export function articleHead(input: HeadInput): Head {
  const { t, address, origin, context, read, now } = input;
  const result = sampleArticle(address.params.articleId)
    ? undefined
    : read(articleCall(address, context)).result;
  const piece = pieceAt(address, result, t, now);
  if (!piece && result?.kind === 'failed') return { title: t('article:news') };
  if (!piece) return { title: t('state.notFound.title'), noIndex: true, status: 404 };
  const canonical = paths.article(piece.sport, piece.id);
  const description = opening(piece);
  return {
    title: piece.title,
    description,
    canonical,
    linkedData: import.meta.env.SSR
      ? [
          newsArticle(input, piece, description),
          breadcrumbJsonLd(articleCrumbs(piece, piece.sport, t), canonical, origin),
        ]
      : [],
  };
}

const MIN_DESCRIPTION_LENGTH = 120;

/** The first sentences of the article, up to the end of the one that reaches the minimum length. */
function opening({ sections: [first] }: Piece): string {
  const text = first?.name === 'content' ? first.value : '';
  const end = text.slice(MIN_DESCRIPTION_LENGTH).search(/[.!?]”? |[。！？]”?/);
  return end < 0 ? text : text.slice(0, MIN_DESCRIPTION_LENGTH + end + 1);
}

const newsArticle = ({ t, origin, context }: HeadInput, piece: Piece, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: piece.title,
  description,
  inLanguage: locales[context.language].html,
  datePublished: new Date(piece.at).toISOString(),
  articleSection: t(`article:board.${piece.board}`),
  ...(piece.image && { image: new URL(imageUrl(piece.image), origin).href }),
  author: { '@type': sampleArticle(piece.id) ? 'Person' : 'Organization', name: piece.author },
  publisher: { '@type': 'Organization', name: t('shell.brand'), url: `${origin}/` },
  mainEntityOfPage: origin + paths.article(piece.sport, piece.id),
});
