import type { Article, ArticleSection, GetPath, NewsItem } from '@touchline/types';
import type { Language } from '../../i18n/languages.ts';
import type { DataFor, PageCall } from '../call.ts';
import type { Result } from '../result.ts';
import authors from './authors.json';
import type { Feature, FeatureSection, Localized } from './feature.ts';
import { features } from './features.ts';
import { publishedAt } from './published-at.ts';

/** One place in so many of a list is kept for features. */
const PLACES_PER_FEATURE = 4;
const DEFAULT_LIMIT = 16;

const textIn = (language: string, text: Localized): string => text[language as Language] ?? text.en;

/** Undefined where the features have the language. */
const missingLang = (language: Language): string | undefined =>
  features.every(({ title }) => title[language]) ? undefined : 'en';

const present = (feature: Feature, language: string, nowMs: number) => ({
  id: feature.id,
  title: textIn(language, feature.title),
  image: '',
  created_at: publishedAt(feature, Math.floor(nowMs / 1000)),
  board: feature.board,
  sportType: feature.sport,
  feature: true,
});

const latestFirst = (a: NewsItem, b: NewsItem): number => (b.created_at ?? 0) - (a.created_at ?? 0);

/** The upstream's news and the features, latest first. In place of news that cannot be had there are the features alone. */
function withFeatures(
  { params: { query }, language }: PageCall<'/news'>,
  result: Result<NewsItem[]>,
  nowMs: number,
): Result<NewsItem[]> {
  const { sportType, limit = DEFAULT_LIMIT } = query ?? {};
  const stories = result.kind === 'ok' ? result.data : [];
  // One list is in one language.
  const lang = result.kind === 'ok' ? result.lang : missingLang(language);
  const own = features
    .filter(({ sport }) => sportType === undefined || sport === sportType)
    .map((feature) => ({ ...present(feature, lang ?? language, nowMs), date: '', time: '' }))
    .sort(latestFirst);
  const kept = Math.min(Math.floor(limit / PLACES_PER_FEATURE), own.length);
  const others = stories.filter(({ id }) => features.every((feature) => feature.id !== id));
  const data = [...own, ...others.slice(0, limit - kept)].sort(latestFirst).slice(0, limit);
  if (result.kind === 'ok') return { ...result, data };
  return {
    kind: 'ok',
    data,
    lang,
    isLocal: true,
    // Older than any response: a list with the upstream's news stays, and the call is made again.
    ...(result.kind === 'failed' && { ageMs: nowMs }),
  };
}

function presentSection(section: FeatureSection, language: string): ArticleSection {
  switch (section.name) {
    case 'match':
      // No match of its own: the page picks one of the article's sport.
      return { name: 'match', value: '' };
    case 'bulletPoints':
      return { name: 'bulletPoints', value: section.value.map((one) => textIn(language, one)) };
    default:
      return { name: section.name, value: textIn(language, section.value) };
  }
}

const texts = import.meta.glob<FeatureSection[]>('./texts/*.json', { import: 'default' });

/** Undefined for the id of any other article. */
async function findFeature(
  { params: { query }, language }: PageCall<'/news/article'>,
  nowMs: number,
): Promise<Result<Article> | undefined> {
  const feature = features.find(({ id }) => id === query.articleId);
  const sections = feature && (await texts[`./texts/${feature.id}.json`]?.());
  if (!feature || !sections) return undefined;
  const { name, about } = authors[feature.author];
  const data: Article = {
    ...present(feature, language, nowMs),
    author: textIn(language, name),
    author_description: textIn(language, about),
    section: sections.map((section) => presentSection(section, language)),
  };
  return { kind: 'ok', data, lang: missingLang(language), isLocal: true };
}

const isTo = <P extends GetPath>(call: PageCall, path: P): call is PageCall<P> =>
  call.path === path;

/** The answer to a call for news; `send` asks the upstream. */
export async function answerNews<C extends PageCall>(
  call: C,
  send: () => Promise<Result<DataFor<C>>>,
  nowMs: number,
): Promise<Result<DataFor<C>>> {
  if (isTo(call, '/news')) return withFeatures(call, (await send()) as never, nowMs) as never;
  const feature = isTo(call, '/news/article') && (await findFeature(call, nowMs));
  return feature ? (feature as never) : send();
}
