import type { Article } from '@touchline/types';
import type { articles } from '../../i18n/en/articles/index.ts';
import type { Sport } from '../../paths.ts';

type WithPrefix<Key> = Key extends `articles/${infer Id}` ? Id : never;
export type ArticleId = WithPrefix<keyof typeof articles>;

/** A match that stands in an article: whichever it is of a club when the article is read. */
export interface MatchPick {
  readonly teamId: string;
  readonly which: 'upcoming' | 'finished';
}

export interface SampleArticle {
  readonly id: ArticleId;
  readonly sport: Sport;
  readonly board: Article['board'];
  readonly author: 'solheim' | 'okonjo' | 'laurent' | 'hale';
  /** How many minutes before the edition it was written. */
  readonly age: number;
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
    age: days(0, 0, 40),
    match: next('te-eng-7'),
  },
  {
    id: 'ar-bay-kings',
    sport: 'basketball',
    board: 'NEWS',
    author: 'laurent',
    age: days(0, 1, 55),
    match: next('te-usa-b1'),
  },
  {
    id: 'ar-paper-tigers',
    sport: 'esports',
    board: 'NEWS',
    author: 'hale',
    age: days(0, 3, 20),
    match: next('te-lol-1'),
  },
  {
    id: 'ar-read-a-price',
    sport: 'football',
    board: 'GUIDES',
    author: 'solheim',
    age: days(0, 4, 45),
    match: next('te-eng-1'),
  },
  {
    id: 'ar-long-throw',
    sport: 'football',
    board: 'ANALYTICS',
    author: 'okonjo',
    age: days(0, 19, 10),
    match: last('te-eng-12'),
  },
  {
    id: 'ar-granite-bears',
    sport: 'basketball',
    board: 'INTERVIEW',
    author: 'laurent',
    age: days(0, 21, 25),
    match: last('te-usa-b3'),
  },
  {
    id: 'ar-hollow-owls',
    sport: 'esports',
    board: 'INTERVIEW',
    author: 'hale',
    age: days(0, 22, 50),
    match: next('te-cs-9'),
  },
  {
    id: 'ar-montesol-grass',
    sport: 'football',
    board: 'NEWS',
    author: 'okonjo',
    age: days(1, 18, 30),
    match: next('te-esp-2'),
  },
  {
    id: 'ar-silk-road',
    sport: 'basketball',
    board: 'ANALYTICS',
    author: 'laurent',
    age: days(1, 20, 15),
    match: next('te-chn-b1'),
  },
  {
    id: 'ar-best-of',
    sport: 'esports',
    board: 'GUIDES',
    author: 'hale',
    age: days(1, 23),
    match: next('te-rl-7'),
  },
  {
    id: 'ar-blackmere-academy',
    sport: 'football',
    board: 'INTERVIEW',
    author: 'solheim',
    age: days(2, 19, 35),
    match: last('te-eng-1'),
  },
  {
    id: 'ar-quarter-by-quarter',
    sport: 'basketball',
    board: 'GUIDES',
    author: 'laurent',
    age: days(2, 22, 5),
    match: last('te-usa-b1'),
  },
  {
    id: 'ar-lunar-vector',
    sport: 'esports',
    board: 'ANALYTICS',
    author: 'hale',
    age: days(3, 17, 20),
    match: last('te-dota-1'),
  },
  {
    id: 'ar-nordhafen-wind',
    sport: 'football',
    board: 'ANALYTICS',
    author: 'okonjo',
    age: days(3, 20, 45),
    match: next('te-ger-3'),
  },
  {
    id: 'ar-cup-draw',
    sport: 'football',
    board: 'GUIDES',
    author: 'solheim',
    age: days(4, 18, 15),
    match: next('te-eng-12'),
  },
];

export const sampleArticle = (id: string | undefined): SampleArticle | undefined =>
  sampleArticles.find((article) => article.id === id);

export const isArticleId = (word: string | undefined): word is ArticleId =>
  sampleArticle(word) !== undefined;

const day = 86_400_000;
const closing = 6 * 3_600_000;

/** When an article was written, in milliseconds. The desk closes once a day: until the next time nothing moves. */
export function writtenAt({ age }: Pick<SampleArticle, 'age'>, now: number): number {
  const edition = Math.floor((now - closing) / day) * day + closing;
  return edition - age * 60_000;
}
