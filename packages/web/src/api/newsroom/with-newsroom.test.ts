import type { Article, NewsItem } from '@touchline/types';
import { languages } from '@touchline/types/client-contract';
import { expect, test, vi } from 'vitest';
import { call, type PageCall } from '../call.ts';
import type { Result } from '../result.ts';
import { type SendCall, withoutLacking } from '../send-call.ts';
import { features } from './features.ts';
import { withNewsroom } from './with-newsroom.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60;

const story = (number: number, change: Partial<NewsItem> = {}): NewsItem => ({
  id: `story-${number}`,
  title: `Story ${number}`,
  image: 'images/covers/story.svg',
  date: '21/11/2026',
  time: '11:00',
  created_at: noon / 1000 - number * MINUTE,
  sportType: 'football',
  ...change,
});
const stories = Array.from({ length: 100 }, (_, number) => story(number));

/** A newsroom before an upstream with this answer. */
function setUp(answer: Result<unknown>) {
  const upstream = vi.fn(async () => answer as never);
  return { upstream, sendCall: withNewsroom(upstream, () => noon) };
}

async function listOf(
  sendCall: SendCall,
  query: { sportType?: 'football' | 'lol'; limit: number },
) {
  const result = await sendCall(call('/news', query, 'en'));
  if (result.kind !== 'ok') throw new Error(`The list is ${result.kind}.`);
  return result.data;
}

const articleCall = (articleId: string, language: PageCall['language'] = 'en') =>
  call('/news/article', { articleId }, language);

test('NWS-2 there are fifteen features, of every board and sport, each with an id of its own', () => {
  expect(features).toHaveLength(15);
  expect(new Set(features.map(({ board }) => board)).size).toBe(4);
  expect(new Set(features.map(({ sport }) => sport)).size).toBe(3);
  expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
});

test('NWS-2 features need no call where the upstream lacks news', async () => {
  const upstream = vi.fn(async () => ({ kind: 'failed', status: 500 }) as never);
  const sendCall = withNewsroom(
    withoutLacking(upstream, new Set(['/news', '/news/article'])),
    () => noon,
  );
  const list = await listOf(sendCall, { limit: 32 });
  expect(list.map(({ id }) => id).toSorted()).toEqual(features.map(({ id }) => id).toSorted());
  expect(await sendCall(articleCall('ar-best-of'))).toMatchObject({ kind: 'ok', isLocal: true });
  expect(await sendCall(articleCall('story-1'))).toEqual({ kind: 'not-found' });
  expect(upstream).not.toHaveBeenCalled();
});

test('NWS-2 an upstream’s news are among the features, latest first, with one place in four kept for features', async () => {
  const { sendCall } = setUp({ kind: 'ok', data: stories });
  for (const sportType of [undefined, 'football', 'lol'] as const) {
    for (const limit of [1, 4, 32, 100]) {
      const list = await listOf(sendCall, { ...(sportType && { sportType }), limit });
      const instants = list.map(({ created_at: at = 0 }) => at);
      expect(instants).toEqual(instants.toSorted((a, b) => b - a));
      expect(list).toHaveLength(limit);
      const own = features.filter(({ sport }) => sportType === undefined || sport === sportType);
      const kept = Math.min(Math.floor(limit / 4), own.length);
      expect(list.filter(({ feature }) => feature)).toHaveLength(kept);
    }
  }
});

test('NWS-2 a list has each id once, where the upstream has a feature too', async () => {
  const [{ id }] = features as [(typeof features)[0]];
  const { sendCall } = setUp({ kind: 'ok', data: [story(1, { id }), story(2)] });
  const ids = (await listOf(sendCall, { limit: 32 })).map((item) => item.id);
  expect(ids).toHaveLength(16);
  expect(new Set(ids).size).toBe(16);
});

test('NWS-2 with news that fail there are the features alone, which replace no earlier list', async () => {
  const { sendCall } = setUp({ kind: 'failed', status: 503 });
  const result = await sendCall(call('/news', { limit: 4 }, 'en'));
  expect(result).toMatchObject({ kind: 'ok', ageMs: noon, isLocal: true });
  expect(result.kind === 'ok' && result.data.every(({ feature }) => feature)).toBe(true);
});

test('PRF-1 a list is in one language: that of the upstream’s news', async () => {
  const { sendCall } = setUp({ kind: 'ok', data: [story(1)], lang: 'en' });
  const result = await sendCall(call('/news', { limit: 32 }, 'zh'));
  expect(result).toMatchObject({ lang: 'en' });
  const titles = result.kind === 'ok' ? result.data.map(({ title }) => title) : [];
  expect(titles).toContain(features[0]?.title.en);
});

test('NWS-3 the article of an upstream is asked for, and that of a feature is not', async () => {
  const { sendCall, upstream } = setUp({ kind: 'failed', status: 502 });
  await sendCall(articleCall('ar-three-changes'));
  expect(upstream).not.toHaveBeenCalled();
  expect(await sendCall(articleCall('story-1'))).toEqual({ kind: 'failed', status: 502 });
  expect(await sendCall(call('/matches/main', { timezoneOffset: 0 }, 'en'))).toMatchObject({
    kind: 'failed',
  });
  expect(upstream).toHaveBeenCalledTimes(2);
});

test.each(features)(
  'NWS-3 $id has sections of every kind, its headline, and its text in every language',
  async ({ id }) => {
    const { sendCall } = setUp({ kind: 'not-found' });
    for (const language of languages) {
      const result = await sendCall(articleCall(id, language));
      const article = (result as { data: Article }).data;
      const list = await sendCall(call('/news', { limit: 100 }, language));
      const items = list.kind === 'ok' ? list.data : [];
      const { title, created_at, board, sportType } = article;
      expect(items.find((item) => item.id === id)).toMatchObject({
        title,
        created_at,
        board,
        sportType,
        feature: true,
      });
      const names = article.section.map(({ name }) => name);
      expect(new Set(names)).toEqual(new Set(['title', 'content', 'bulletPoints', 'match']));
      expect(names[0]).toBe('content');
      expect(names.filter((name) => name === 'match')).toHaveLength(1);
      const texts = article.section.flatMap(({ name, value }) => (name === 'match' ? [] : value));
      for (const text of [title, article.author, article.author_description, ...texts])
        expect(/\p{Script=Han}/u.test(text), text).toBe(language === 'zh');
    }
  },
);
