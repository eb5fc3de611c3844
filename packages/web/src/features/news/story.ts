import type { Article, NewsItem } from '@touchline/types';
import type { TFunction } from 'i18next';
import { sampleArticles, writtenAt } from '../../api/sample/articles.ts';
import { gameOf, type Sport, sportOf } from '../../paths.ts';

/** A headline: of the site's own articles, or of the API's. */
export interface Story {
  readonly id: string;
  readonly sport: Sport;
  readonly board: Article['board'];
  readonly title: string;
  /** In milliseconds. */
  readonly at: number;
  /** The site draws the covers of its own articles. */
  readonly image?: string;
}

const ownStories = (t: TFunction, now: number): Story[] =>
  sampleArticles.map((article) => ({
    ...article,
    title: t(`content.news.${article.id}`),
    at: writtenAt(article, now),
  }));

/** An item without the instant or the sport can neither be sorted nor linked. */
const toStory = ({ created_at: seconds, sportType, board = 'NEWS', ...item }: NewsItem): Story[] =>
  seconds && sportType
    ? [{ ...item, board, sport: sportOf(gameOf({ sportType })), at: seconds * 1000 }]
    : [];

/** All headlines, latest first. */
export const storiesOf = (items: readonly NewsItem[], t: TFunction, now: number): Story[] =>
  [...ownStories(t, now), ...items.flatMap(toStory)].sort((a, b) => b.at - a.at);
