import type { Article, NewsItem, SportType } from '@touchline/types';
import { sports } from '@touchline/types/client-contract';
import { type Localized, localize } from '../localized.ts';
import type { NewsDesk } from '../news/news-desk.ts';
import { publicationText } from '../news/publication.ts';
import type { Story } from '../news/story.ts';
import { isTitle } from '../sport-of.ts';
import type { Language, NewsView } from '../world-view.ts';
import { applySlice, isOfSport } from './filters.ts';

const AUTHOR = localize('Touchline desk', 'Touchline 编辑部', 'Redacción de Touchline');
const ABOUT_AUTHOR = localize(
  'Short reports on what has happened and what is next, written from results, prices and tables.',
  '根据赛果、赔率与积分榜写成的短讯：发生了什么，接下来看什么。',
  'Crónicas breves de lo que ha pasado y lo que viene, escritas a partir de resultados, cuotas y clasificaciones.',
);

const boardOf = ({ kind }: Story): Article['board'] => (kind === 'preview' ? 'ANALYTICS' : 'NEWS');
/** The image of two teams: the same for every story about them. */
const coverOf = ({ fixture: { home, away } }: Story): string =>
  `images/covers/${home.id}-${away.id}.svg`;

const present = (story: Story, language: Language) => ({
  id: story.id,
  title: story.text().title[language],
  image: coverOf(story),
  created_at: story.publishedAt,
  board: boardOf(story),
  sportType: story.fixture.season.tournament.game,
});

const toItem = (story: Story, language: Language): NewsItem => ({
  ...present(story, language),
  ...publicationText(story.publishedAt),
});

function toArticle(story: Story, language: Language): Article {
  const content = ({ [language]: value }: Localized) => ({ name: 'content' as const, value });
  const { paragraphs } = story.text();
  const [first, ...rest] = paragraphs;
  const players = story
    .players()
    .map(({ id, name }) => ({ id, name: name[language] }))
    .filter(({ name }) => paragraphs.some(({ [language]: text }) => text.includes(name)));
  return {
    ...present(story, language),
    author: AUTHOR[language],
    author_description: ABOUT_AUTHOR[language],
    section: [
      ...(first ? [content(first)] : []),
      { name: 'match', value: story.fixture.id },
      ...rest.map(content),
    ],
    ...(players.length > 0 && { players }),
  };
}

const latestFirst = (a: Story, b: Story): number =>
  b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1);

export function newsAt(desk: () => NewsDesk, language: Language, instant: number): NewsView {
  const stories = (sport: SportType | undefined, count: number): Story[] => {
    const ofTitle = sport !== undefined && isTitle(sport);
    return sports
      .filter((one) => sport === undefined || one === (ofTitle ? 'esports' : sport))
      .flatMap((one) => desk().latest(one, instant, ofTitle ? Number.POSITIVE_INFINITY : count))
      .filter(({ fixture }) => isOfSport(fixture.season.tournament, sport))
      .sort(latestFirst);
  };
  return {
    news: (sport, slice) =>
      applySlice(stories(sport, slice.offset + slice.limit), slice).map((story) =>
        toItem(story, language),
      ),
    article: (id) => {
      const story = desk().story(id, instant);
      return story && toArticle(story, language);
    },
  };
}
