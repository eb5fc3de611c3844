import type { Article } from '@touchline/types';
import type { articles } from '../../i18n/en/articles/index.ts';
import type { Sport } from '../../paths.ts';

type WithPrefix<Key> = Key extends `articles/${infer Id}` ? Id : never;
export type ArticleId = WithPrefix<keyof typeof articles>;

/** The match shown in an article: the club's next or last one when the article is rendered. */
export interface MatchPick {
  readonly teamId: string;
  readonly which: 'upcoming' | 'finished';
}

export interface SampleArticle {
  readonly id: ArticleId;
  readonly sport: Sport;
  readonly board: Article['board'];
  readonly author: 'solheim' | 'okonjo' | 'laurent' | 'hale';
  readonly minutesBeforeEdition: number;
  readonly match: MatchPick;
}

const next = (teamId: string): MatchPick => ({ teamId, which: 'upcoming' });
const last = (teamId: string): MatchPick => ({ teamId, which: 'finished' });
const days = (count: number, hours: number, minutes = 0) => (count * 24 + hours) * 60 + minutes;

/** Sample content, the newest first. Titles are in the catalogues under content.news, the rest under articles/. */
export const sampleArticles: readonly SampleArticle[] = [
  {
    id: 'ar-three-changes',
    sport: 'football',
    board: 'NEWS',
    author: 'solheim',
    minutesBeforeEdition: days(0, 0, 40),
    match: next('te-eng-7'),
  },
  {
    id: 'ar-bay-kings',
    sport: 'basketball',
    board: 'NEWS',
    author: 'laurent',
    minutesBeforeEdition: days(0, 1, 55),
    match: next('te-usa-b1'),
  },
  {
    id: 'ar-paper-tigers',
    sport: 'esports',
    board: 'NEWS',
    author: 'hale',
    minutesBeforeEdition: days(0, 3, 20),
    match: next('te-lol-1'),
  },
  {
    id: 'ar-read-a-price',
    sport: 'football',
    board: 'GUIDES',
    author: 'solheim',
    minutesBeforeEdition: days(0, 4, 45),
    match: next('te-eng-1'),
  },
  {
    id: 'ar-long-throw',
    sport: 'football',
    board: 'ANALYTICS',
    author: 'okonjo',
    minutesBeforeEdition: days(0, 19, 10),
    match: last('te-eng-12'),
  },
  {
    id: 'ar-granite-bears',
    sport: 'basketball',
    board: 'INTERVIEW',
    author: 'laurent',
    minutesBeforeEdition: days(0, 21, 25),
    match: last('te-usa-b3'),
  },
  {
    id: 'ar-hollow-owls',
    sport: 'esports',
    board: 'INTERVIEW',
    author: 'hale',
    minutesBeforeEdition: days(0, 22, 50),
    match: next('te-cs-9'),
  },
  {
    id: 'ar-montesol-grass',
    sport: 'football',
    board: 'NEWS',
    author: 'okonjo',
    minutesBeforeEdition: days(1, 18, 30),
    match: next('te-esp-2'),
  },
  {
    id: 'ar-silk-road',
    sport: 'basketball',
    board: 'ANALYTICS',
    author: 'laurent',
    minutesBeforeEdition: days(1, 20, 15),
    match: next('te-chn-b1'),
  },
  {
    id: 'ar-best-of',
    sport: 'esports',
    board: 'GUIDES',
    author: 'hale',
    minutesBeforeEdition: days(1, 23),
    match: next('te-rl-7'),
  },
  {
    id: 'ar-blackmere-academy',
    sport: 'football',
    board: 'INTERVIEW',
    author: 'solheim',
    minutesBeforeEdition: days(2, 19, 35),
    match: last('te-eng-1'),
  },
  {
    id: 'ar-quarter-by-quarter',
    sport: 'basketball',
    board: 'GUIDES',
    author: 'laurent',
    minutesBeforeEdition: days(2, 22, 5),
    match: last('te-usa-b1'),
  },
  {
    id: 'ar-lunar-vector',
    sport: 'esports',
    board: 'ANALYTICS',
    author: 'hale',
    minutesBeforeEdition: days(3, 17, 20),
    match: last('te-dota-1'),
  },
  {
    id: 'ar-nordhafen-wind',
    sport: 'football',
    board: 'ANALYTICS',
    author: 'okonjo',
    minutesBeforeEdition: days(3, 20, 45),
    match: next('te-ger-3'),
  },
  {
    id: 'ar-cup-draw',
    sport: 'football',
    board: 'GUIDES',
    author: 'solheim',
    minutesBeforeEdition: days(4, 18, 15),
    match: next('te-eng-12'),
  },
];

export const sampleArticle = (id: string | undefined): SampleArticle | undefined =>
  sampleArticles.find((article) => article.id === id);

export const isArticleId = (word: string | undefined): word is ArticleId =>
  sampleArticle(word) !== undefined;

const DAY_MS = 86_400_000;
const EDITION_HOUR_MS = 6 * 3_600_000;

/** In milliseconds. Relative to the latest 06:00 UTC, so that publication times change once a day. */
export function writtenAt(
  { minutesBeforeEdition }: Pick<SampleArticle, 'minutesBeforeEdition'>,
  now: number,
): number {
  const editionAt = Math.floor((now - EDITION_HOUR_MS) / DAY_MS) * DAY_MS + EDITION_HOUR_MS;
  return editionAt - minutesBeforeEdition * 60_000;
}
