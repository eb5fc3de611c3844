import { expect, test } from 'vitest';
import { articles as english } from '../../i18n/en/articles/index.ts';
import { articles as chinese } from '../../i18n/zh/articles/index.ts';
import { type SampleArticle, sampleArticles, writtenAt } from './articles.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test('ENT-8 there are at least twelve articles, of every board and sport', () => {
  expect(sampleArticles.length).toBeGreaterThanOrEqual(12);
  expect(new Set(sampleArticles.map(({ board }) => board)).size).toBe(4);
  expect(new Set(sampleArticles.map(({ sport }) => sport)).size).toBe(3);
});

test('every article has its text, and every text its article', () => {
  const ids = sampleArticles.map(({ id }) => `articles/${id}`);
  expect(ids.sort()).toEqual(Object.keys(english).sort());
});

const DAY_MS = 86_400_000;
const latest = (sport: string, now: number) =>
  sampleArticles
    .filter((article) => article.sport === sport)
    .sort((one, other) => writtenAt(other, now) - writtenAt(one, now));

test('an article’s publication time is in the past, and stays until its turn comes again', () => {
  for (const article of sampleArticles) {
    const at = writtenAt(article, noon);
    expect(at).toBeLessThan(noon);
    expect(writtenAt(article, at + 5 * 3_600_000)).toBe(at);
  }
  const [newest] = latest('football', noon) as [SampleArticle];
  const lastMoment = Date.UTC(2026, 10, 22, 5, 59, 59);
  expect(writtenAt(newest, lastMoment)).toBe(writtenAt(newest, noon));
  expect(writtenAt(newest, noon + 6 * DAY_MS)).toBe(writtenAt(newest, noon));
  expect(writtenAt(newest, noon + 7 * DAY_MS)).toBe(writtenAt(newest, noon) + 7 * DAY_MS);
});

test.each(['football', 'basketball', 'esports'])(
  'every day another article of %s is the latest, and no day has two',
  (sport) => {
    const [one, other] = [latest(sport, noon), latest(sport, noon + DAY_MS)];
    expect(other[0]?.id).not.toBe(one[0]?.id);
    const days = one.map((article) => Math.floor(writtenAt(article, noon) / DAY_MS));
    expect(new Set(days).size).toBe(one.length);
  },
);

test.each(Object.keys(english) as (keyof typeof english)[])(
  'NWS-3 %s has sections of every kind, the same in both languages',
  async (id) => {
    const kinds = async (texts: typeof english) =>
      (await texts[id]()).default.section.map((section) => [
        section.name,
        section.name === 'bulletPoints' ? section.value.length : 1,
      ]);
    const inEnglish = await kinds(english);
    expect(await kinds(chinese)).toEqual(inEnglish);
    const names = inEnglish.map(([name]) => name);
    for (const name of ['title', 'content', 'bulletPoints', 'match']) expect(names).toContain(name);
    expect(names[0]).toBe('content');
    expect(names.filter((name) => name === 'match')).toHaveLength(1);
  },
);
