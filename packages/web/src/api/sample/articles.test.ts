import { expect, test } from 'vitest';
import { articles as english } from '../../i18n/en/articles/index.ts';
import { articles as chinese } from '../../i18n/zh/articles/index.ts';
import { sampleArticles, writtenAt } from './articles.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test('ENT-8 there are at least twelve articles, of every board and sport, the newest first', () => {
  expect(sampleArticles.length).toBeGreaterThanOrEqual(12);
  expect(new Set(sampleArticles.map(({ board }) => board)).size).toBe(4);
  expect(new Set(sampleArticles.map(({ sport }) => sport)).size).toBe(3);
  const ages = sampleArticles.map(({ minutesBeforeEdition }) => minutesBeforeEdition);
  expect(ages).toEqual([...ages].sort((one, other) => one - other));
});

test('every article has its text, and every text its article', () => {
  const ids = sampleArticles.map(({ id }) => `articles/${id}`);
  expect(ids.sort()).toEqual(Object.keys(english).sort());
});

test('an article’s publication time is in the past, and moves once a day at 06:00 UTC', () => {
  const article = { minutesBeforeEdition: 40 };
  expect(new Date(writtenAt(article, noon)).toISOString()).toBe('2026-11-21T05:20:00.000Z');
  const lastMoment = Date.UTC(2026, 10, 22, 5, 59, 59);
  expect(writtenAt(article, lastMoment)).toBe(writtenAt(article, noon));
  expect(writtenAt(article, lastMoment + 1000)).toBe(writtenAt(article, noon) + 86_400_000);
});

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
