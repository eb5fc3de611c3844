import type { Article } from '@touchline/types';
import type { articles } from '../../i18n/en/articles/index.ts';
import type { Sport } from '../../paths.ts';

type WithPrefix<Key> = Key extends `articles/${infer Id}` ? Id : never;
export type ArticleId = WithPrefix<keyof typeof articles>;

/** The match shown in an article: the next or last one of a club, or of a cup, when the article is rendered. */
export type MatchPick = { readonly which: 'upcoming' | 'finished' } & (
  | { readonly teamId: string; readonly cupId?: undefined }
  | { readonly cupId: string }
);

export interface SampleArticle {
  readonly id: ArticleId;
  readonly sport: Sport;
  readonly board: Article['board'];
  readonly author: 'solheim' | 'okonjo' | 'laurent' | 'hale';
  readonly match: MatchPick;
}

const next = (teamId: string): MatchPick => ({ teamId, which: 'upcoming' });
const last = (teamId: string): MatchPick => ({ teamId, which: 'finished' });

/** Sample content. Titles are in the catalogues under content.news, the rest under articles/. */
export const sampleArticles: readonly SampleArticle[] = [
  {
    id: 'ar-three-changes',
    sport: 'football',
    board: 'NEWS',
    author: 'solheim',
    match: next('te-eng-7'),
  },
  {
    id: 'ar-bay-kings',
    sport: 'basketball',
    board: 'NEWS',
    author: 'laurent',
    match: next('te-usa-b1'),
  },
  {
    id: 'ar-paper-tigers',
    sport: 'esports',
    board: 'NEWS',
    author: 'hale',
    match: next('te-lol-1'),
  },
  {
    id: 'ar-read-a-price',
    sport: 'football',
    board: 'GUIDES',
    author: 'solheim',
    match: next('te-eng-1'),
  },
  {
    id: 'ar-long-throw',
    sport: 'football',
    board: 'ANALYTICS',
    author: 'okonjo',
    match: last('te-eng-12'),
  },
  {
    id: 'ar-granite-bears',
    sport: 'basketball',
    board: 'INTERVIEW',
    author: 'laurent',
    match: last('te-usa-b3'),
  },
  {
    id: 'ar-hollow-owls',
    sport: 'esports',
    board: 'INTERVIEW',
    author: 'hale',
    match: next('te-cs-9'),
  },
  {
    id: 'ar-montesol-grass',
    sport: 'football',
    board: 'NEWS',
    author: 'okonjo',
    match: next('te-esp-2'),
  },
  {
    id: 'ar-silk-road',
    sport: 'basketball',
    board: 'ANALYTICS',
    author: 'laurent',
    match: next('te-chn-b1'),
  },
  {
    id: 'ar-best-of',
    sport: 'esports',
    board: 'GUIDES',
    author: 'hale',
    match: next('te-rl-7'),
  },
  {
    id: 'ar-blackmere-academy',
    sport: 'football',
    board: 'INTERVIEW',
    author: 'solheim',
    match: last('te-eng-1'),
  },
  {
    id: 'ar-quarter-by-quarter',
    sport: 'basketball',
    board: 'GUIDES',
    author: 'laurent',
    match: last('te-usa-b1'),
  },
  {
    id: 'ar-lunar-vector',
    sport: 'esports',
    board: 'ANALYTICS',
    author: 'hale',
    match: last('te-dota-1'),
  },
  {
    id: 'ar-nordhafen-wind',
    sport: 'football',
    board: 'ANALYTICS',
    author: 'okonjo',
    match: next('te-ger-3'),
  },
  {
    id: 'ar-cup-draw',
    sport: 'football',
    board: 'GUIDES',
    author: 'solheim',
    match: { cupId: 'to-engcup', which: 'upcoming' },
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
