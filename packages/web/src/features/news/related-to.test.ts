import { expect, test } from 'vitest';
import { relatedTo } from './related-to.ts';
import { type Story, storiesOf } from './story.ts';

const now = Date.UTC(2026, 10, 21, 12);
const stories = storiesOf([], ((key: string) => key) as never, now);

test('NWS-3 related news are of the same sport, without the article itself', () => {
  const article = stories.find(({ id }) => id === 'ar-silk-road') as Story;
  const related = relatedTo(article, stories);
  expect(related).toHaveLength(4);
  expect(related.map(({ id }) => id)).not.toContain(article.id);
  expect(related.slice(0, 3).every(({ sport }) => sport === 'basketball')).toBe(true);
  expect(related[3]?.board).toBe('ANALYTICS');
});

test('ENT-8 news without an instant or a sport are left out, the others are sorted among the articles', () => {
  const item = {
    title: 'A late goal',
    image: 'images/covers/a.svg',
    date: '21/11/2026',
    time: '11:00',
  };
  const at = Date.UTC(2026, 10, 21, 11) / 1000;
  const [first, ...rest] = storiesOf(
    [
      { ...item, id: 'ar-report-a' },
      { ...item, id: 'ar-report-b', created_at: at },
      { ...item, id: 'ar-report-c', created_at: at, sportType: 'lol' },
    ],
    ((key: string) => key) as never,
    now,
  );
  expect(first).toMatchObject({
    id: 'ar-report-c',
    sport: 'esports',
    board: 'NEWS',
    at: at * 1000,
  });
  expect(rest.map(({ id }) => id)).toEqual(stories.map(({ id }) => id));
});
