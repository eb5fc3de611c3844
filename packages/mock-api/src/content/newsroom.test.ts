import { expect, test } from 'vitest';
import { worldLanguages } from '../world/localized.ts';
import { createWorld } from '../world/world.ts';
import type { Language } from '../world/world-view.ts';
import { featureCover } from './feature-cover.ts';
import { features } from './features.ts';
import { findArticle, latestNews } from './newsroom.ts';
import { publishedAt } from './published-at.ts';

const DAY_SECONDS = 86_400;
const noon = Date.UTC(2026, 10, 21, 12) / 1000;
const world = createWorld({ seed: 'newsroom', size: 'small' });
const contextAt = (now: number, language: Language = 'en') => ({
  view: world.at(now, language),
  now,
  language,
});

const latestOf = (sport: string, now: number) =>
  features
    .filter((feature) => feature.sport === sport)
    .sort((one, other) => publishedAt(other, now) - publishedAt(one, now));

test('ENT-8 there are at least twelve features, of every board and sport, each with an id of its own', () => {
  expect(features.length).toBeGreaterThanOrEqual(12);
  expect(new Set(features.map(({ board }) => board)).size).toBe(4);
  expect(new Set(features.map(({ sport }) => sport)).size).toBe(3);
  expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
});

test('a feature’s publication time is in the past, and stays until its turn comes again', () => {
  for (const feature of features) {
    const at = publishedAt(feature, noon);
    expect(at).toBeLessThan(noon);
    expect(publishedAt(feature, at + 5 * 3600)).toBe(at);
  }
  const [newest] = latestOf('football', noon);
  if (!newest) throw new Error('football has no feature');
  const lastMoment = Date.UTC(2026, 10, 22, 5, 59, 59) / 1000;
  expect(publishedAt(newest, lastMoment)).toBe(publishedAt(newest, noon));
  expect(publishedAt(newest, noon + 6 * DAY_SECONDS)).toBe(publishedAt(newest, noon));
  const aWeekLater = publishedAt(newest, noon + 7 * DAY_SECONDS);
  expect(aWeekLater).toBe(publishedAt(newest, noon) + 7 * DAY_SECONDS);
});

test.each(['football', 'basketball', 'esports'])(
  'every day another feature of %s is the latest, and no day has two',
  (sport) => {
    const [one, other] = [latestOf(sport, noon), latestOf(sport, noon + DAY_SECONDS)];
    expect(other[0]?.id).not.toBe(one[0]?.id);
    const days = one.map((feature) => Math.floor(publishedAt(feature, noon) / DAY_SECONDS));
    expect(new Set(days).size).toBe(one.length);
  },
);

test.each(features)(
  'NWS-3 $id has sections of every kind, and its text in every language',
  async ({ id }) => {
    for (const language of worldLanguages) {
      const article = await findArticle(id, contextAt(noon, language));
      const names = article?.section.map(({ name }) => name) ?? [];
      for (const name of ['title', 'content', 'bulletPoints', 'match'])
        expect(names).toContain(name);
      expect(names[0]).toBe('content');
      expect(names.filter((name) => name === 'match')).toHaveLength(1);
      for (const { name, value } of article?.section ?? []) {
        const isChinese = /\p{Script=Han}/u.test([value].flat().join());
        expect(isChinese).toBe(language === 'zh' && name !== 'match');
      }
    }
  },
);

test('ENT-8 a list has features and stories of its sport, latest first, one place in four kept for features', () => {
  for (const sport of [undefined, 'football', 'basketball', 'esports', 'lol'] as const) {
    for (const limit of [1, 4, 32, 200]) {
      const items = latestNews(sport, limit, contextAt(noon));
      const instants = items.map(({ created_at: at = 0 }) => at);
      expect(instants).toEqual(instants.toSorted((a, b) => b - a));
      const written = features.filter((one) => sport === undefined || one.sport === sport);
      const listed = items.filter(({ feature }) => feature);
      const kept = Math.min(Math.floor(limit / 4), written.length);
      expect(items.length).toBeLessThanOrEqual(limit);
      expect(listed.length).toBeGreaterThanOrEqual(kept);
      for (const { id } of listed) expect(written.map((one) => one.id)).toContain(id);
    }
  }
});

test('ENT-8 a headline of a feature is that of its article', async () => {
  for (const { id, ...item } of latestNews(undefined, 100, contextAt(noon))) {
    const { title, image, created_at, board, sportType, feature } = item;
    expect(await findArticle(id, contextAt(noon))).toMatchObject({
      title,
      image,
      created_at,
      board,
    });
    if (feature) expect(sportType).toMatch(/^(football|basketball|esports)$/);
  }
});

test('every feature has a cover of its own, and no other id has one', () => {
  expect(new Set(features.map(({ id }) => featureCover(id))).size).toBe(features.length);
  expect(featureCover('ar-nothing')).toBeUndefined();
});
