import type { NewsItem } from '@touchline/types';
import { expect, test } from 'vitest';
import { relatedTo } from './related-to.ts';
import { isUsable } from './use-news.ts';

const item = (id: string, change: Partial<NewsItem> = {}): NewsItem => ({
  id: `ar-${id}`,
  title: 'A late goal',
  image: 'images/covers/a.svg',
  date: '21/11/2026',
  time: '11:00',
  created_at: Date.UTC(2026, 10, 21, 11) / 1000,
  sportType: 'football',
  board: 'NEWS',
  ...change,
});

test('NWS-3 related news are of the same sport, without the article itself', () => {
  const related = relatedTo({ id: 'ar-b', board: 'ANALYTICS' }, 'esports', [
    item('a'),
    item('b', { sportType: 'esports', board: 'ANALYTICS' }),
    item('c', { board: 'ANALYTICS' }),
    item('d', { sportType: 'lol' }),
    item('e', { sportType: 'cs2', board: 'ANALYTICS' }),
    item('f', { sportType: 'basketball' }),
  ]);
  expect(related.map(({ id }) => id)).toEqual(['ar-e', 'ar-d', 'ar-c', 'ar-a']);
});

test('ENT-8 news without an instant or a sport are left out', () => {
  const { created_at: _, ...undated } = item('a');
  const { sportType: __, ...unlinked } = item('b');
  expect([undated, unlinked, item('c')].filter(isUsable).map(({ id }) => id)).toEqual(['ar-c']);
});
