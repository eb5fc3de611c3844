import type { Article, ArticleSection, NewsItem, SportType } from '@touchline/types';
import { readData } from '../read-data.ts';
import { publicationText } from '../world/news/publication.ts';
import type { Language, WorldView } from '../world/world-view.ts';
import { authors } from './authors.ts';
import type { Feature, FeatureSection, MatchPick } from './feature.ts';
import { features } from './features.ts';
import { publishedAt } from './published-at.ts';

/** The world at an instant, in seconds. */
interface NewsContext {
  readonly view: WorldView;
  readonly now: number;
  readonly language: Language;
}

/** One place in so many of a list is kept for features. */
const PLACES_PER_FEATURE = 4;

const presentFeature = (feature: Feature, { now, language }: NewsContext) => ({
  id: feature.id,
  title: feature.title[language],
  image: `images/covers/${feature.id}.svg`,
  created_at: publishedAt(feature, now),
  board: feature.board,
  sportType: feature.sport,
  feature: true,
});

function featureItem(feature: Feature, context: NewsContext): NewsItem & { created_at: number } {
  const fields = presentFeature(feature, context);
  return { ...fields, ...publicationText(fields.created_at) };
}

function findMatchId({ of, which }: MatchPick, view: WorldView): string | undefined {
  const matchesOf = of.startsWith('to-') ? view.tournamentMatches : view.teamMatches;
  return matchesOf(of, which, { offset: 0, limit: 1 })?.[0]?.id;
}

function presentSections(
  sections: readonly FeatureSection[],
  { match }: Feature,
  context: NewsContext,
): ArticleSection[] {
  const { view, language } = context;
  return sections.flatMap((part): ArticleSection[] => {
    if (part.name === 'match') {
      const value = findMatchId(match, view);
      return value ? [{ name: 'match', value }] : [];
    }
    if (part.name === 'bulletPoints') {
      return [{ name: 'bulletPoints', value: part.value.map((point) => point[language]) }];
    }
    return [{ name: part.name, value: part.value[language] }];
  });
}

/** The world's stories and the features, latest first. */
export function latestNews(
  sport: SportType | undefined,
  limit: number,
  context: NewsContext,
): NewsItem[] {
  const kept = Math.floor(limit / PLACES_PER_FEATURE);
  const stories = context.view.news(sport, { offset: 0, limit: limit - kept });
  const written = features
    .filter((feature) => sport === undefined || feature.sport === sport)
    .map((feature) => featureItem(feature, context));
  return [...written, ...stories]
    .sort((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0))
    .slice(0, limit);
}

/** A feature or a story of the world. */
export async function findArticle(id: string, context: NewsContext): Promise<Article | undefined> {
  const feature = features.find((one) => one.id === id);
  if (!feature) return context.view.article(id);
  const sections = await readData<FeatureSection[]>(`features/${id}.json`);
  const { name, about } = authors[feature.author];
  return {
    ...presentFeature(feature, context),
    author: name[context.language],
    author_description: about[context.language],
    section: presentSections(sections, feature, context),
  };
}
