import type { Article } from '@touchline/types';
import type { articles } from '../../i18n/en/articles/index.ts';
import type { Sport } from '../../paths.ts';

type WithPrefix<Key> = Key extends `articles/${infer Id}` ? Id : never;
export type ArticleId = WithPrefix<keyof typeof articles>;

export interface SampleArticle {
  readonly id: ArticleId;
  readonly sport: Sport;
  readonly board: Article['board'];
}

/** Sample content. Titles are in the catalogues under content.news, texts under articles/. */
export const sampleArticles: readonly SampleArticle[] = [
  {
    id: 'ar-three-changes',
    sport: 'football',
    board: 'NEWS',
  },
  {
    id: 'ar-bay-kings',
    sport: 'basketball',
    board: 'NEWS',
  },
  {
    id: 'ar-paper-tigers',
    sport: 'esports',
    board: 'NEWS',
  },
  {
    id: 'ar-read-a-price',
    sport: 'football',
    board: 'GUIDES',
  },
  {
    id: 'ar-long-throw',
    sport: 'football',
    board: 'ANALYTICS',
  },
  {
    id: 'ar-granite-bears',
    sport: 'basketball',
    board: 'INTERVIEW',
  },
  {
    id: 'ar-hollow-owls',
    sport: 'esports',
    board: 'INTERVIEW',
  },
  {
    id: 'ar-montesol-grass',
    sport: 'football',
    board: 'NEWS',
  },
  {
    id: 'ar-silk-road',
    sport: 'basketball',
    board: 'ANALYTICS',
  },
  {
    id: 'ar-best-of',
    sport: 'esports',
    board: 'GUIDES',
  },
  {
    id: 'ar-blackmere-academy',
    sport: 'football',
    board: 'INTERVIEW',
  },
  {
    id: 'ar-quarter-by-quarter',
    sport: 'basketball',
    board: 'GUIDES',
  },
  {
    id: 'ar-lunar-vector',
    sport: 'esports',
    board: 'ANALYTICS',
  },
  {
    id: 'ar-nordhafen-wind',
    sport: 'football',
    board: 'ANALYTICS',
  },
  {
    id: 'ar-cup-draw',
    sport: 'football',
    board: 'GUIDES',
  },
];

export const sampleArticle = (id: string | undefined): SampleArticle | undefined =>
  sampleArticles.find((article) => article.id === id);

export const isSampleId = (id: string | undefined): id is ArticleId =>
  sampleArticle(id) !== undefined;

const DAY_MS = 86_400_000;
const EDITION_HOUR_MS = 6 * 3_600_000;
const FIRST_MINUTES = 40;
const MINUTES_APART = 17;

/**
 * In milliseconds. Each sport has one of its articles a day, in turn, some time before 06:00 UTC: which one is the
 * latest, and its time, changes every day.
 */
export function writtenAt(article: SampleArticle, now: number): number {
  const ofSport = sampleArticles.filter(({ sport }) => sport === article.sport);
  const edition = Math.floor((now - EDITION_HOUR_MS) / DAY_MS);
  const turn = ofSport.indexOf(article);
  const daysAgo = (edition + turn) % ofSport.length;
  const minutes = FIRST_MINUTES + MINUTES_APART * sampleArticles.indexOf(article);
  return (edition - daysAgo) * DAY_MS + EDITION_HOUR_MS - minutes * 60_000;
}
