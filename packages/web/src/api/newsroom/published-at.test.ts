import { expect, test } from 'vitest';
import { features } from './features.ts';
import { publishedAt } from './published-at.ts';

const DAY_SECONDS = 86_400;
const noon = Date.UTC(2026, 10, 21, 12) / 1000;

const latestOf = (sport: string, now: number) =>
  features
    .filter((feature) => feature.sport === sport)
    .sort((one, other) => publishedAt(other, now) - publishedAt(one, now));

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
