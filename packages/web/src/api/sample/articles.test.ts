import { expect, test } from 'vitest';
import { articleTexts } from '../../i18n/article-texts.ts';
import { sampleArticles, writtenAt } from './articles.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test('ENT-8 there are at least twelve articles, of every board and sport, the newest first', () => {
  expect(sampleArticles.length).toBeGreaterThanOrEqual(12);
  expect(new Set(sampleArticles.map(({ board }) => board)).size).toBe(4);
  expect(new Set(sampleArticles.map(({ sport }) => sport)).size).toBe(3);
  const ages = sampleArticles.map(({ age }) => age);
  expect(ages).toEqual([...ages].sort((one, other) => one - other));
});

test('every article has its text, and every text its article', () => {
  const ids = sampleArticles.map(({ id }) => `articles/${id}`);
  expect(ids.sort()).toEqual(Object.keys(articleTexts).sort());
});

test('an article is written before it is read, and stays where it is until the desk closes again', () => {
  const article = { age: 40 };
  expect(new Date(writtenAt(article, noon)).toISOString()).toBe('2026-11-21T05:20:00.000Z');
  const lastMoment = Date.UTC(2026, 10, 22, 5, 59, 59);
  expect(writtenAt(article, lastMoment)).toBe(writtenAt(article, noon));
  expect(writtenAt(article, lastMoment + 1000)).toBe(writtenAt(article, noon) + 86_400_000);
});

test.each(Object.entries(articleTexts))(
  'NWS-3 %s has sections of every kind, the same in both languages',
  async (_, { en, zh }) => {
    const kinds = async (load: typeof en) =>
      (await load()).default.section.map((section) => [
        section.name,
        section.name === 'bulletPoints' ? section.value.length : 1,
      ]);
    const english = await kinds(en);
    expect(await kinds(zh)).toEqual(english);
    const names = english.map(([name]) => name);
    for (const name of ['title', 'content', 'bulletPoints', 'match']) expect(names).toContain(name);
    expect(names[0]).toBe('content');
    expect(names.filter((name) => name === 'match')).toHaveLength(1);
  },
);
