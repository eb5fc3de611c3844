import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { dayInZone, LIVE_ON_HOME, LIVE_TAB, numberIn, rowIds, textOf } from './day-in-zone.ts';
import { mockApi } from './mock-api.ts';

/** Forty minutes into a Sunday, and a minute into the new year. */
const MIDNIGHTS = [
  ['Asia/Shanghai', '2026-11-28T16:40:00Z'],
  ['Asia/Singapore', '2026-12-05T16:40:00Z'],
  ['Asia/Tokyo', '2026-11-28T15:40:00Z'],
  ['Europe/London', '2027-01-01T00:01:00Z'],
  ['America/New_York', '2026-11-29T05:40:00Z'],
  ['America/Los_Angeles', '2026-11-29T08:40:00Z'],
  ['Asia/Kathmandu', '2026-11-28T18:55:00Z'],
  ['Pacific/Auckland', '2026-11-28T11:40:00Z'],
] as const;

/** `npm test` tries two zones, one on each side of Greenwich. */
const zones = MIDNIGHTS.filter((_, no) => process.env.TEST_SCOPE !== 'core' || no % 5 === 0);

const at = (instant: string) => Date.parse(instant);
const shanghai = at('2026-11-28T16:40:00Z');
const midnight = at('2026-11-28T16:00:00Z') / 1000;
const inShanghai = (language?: string) =>
  dayInZone(mockApi(shanghai), 'Asia/Shanghai', shanghai, language);

test.each(zones)(
  'MAT-4 after midnight in %s every match in play is live',
  async (zone, instant) => {
    const { live, page } = await dayInZone(mockApi(at(instant)), zone, at(instant));
    const list = await page('/football/matches?show=live&rows=all');
    expect(rowIds(list).toSorted()).toEqual(live.map(({ id }) => id).toSorted());
    for (const url of [
      '/football/matches?show=live',
      '/football/matches',
      '/football/matches?date=20261201',
    ])
      expect(numberIn(await page(url), LIVE_TAB), url).toBe(live.length);
    expect(numberIn(await page('/'), LIVE_ON_HOME)).toBe(live.length);
  },
  // The first page loads the code of all.
  20_000,
);

test.each([
  ['en', 'Still in play from Saturday'],
  ['zh', '周六开赛，仍在进行'],
])(
  'MAT-5 in %s today begins with the matches in play since yesterday',
  async (language, heading) => {
    const { live, page } = await inShanghai(language);
    const list = await page('/football/matches');
    const main = list.slice(list.indexOf('<main'));
    expect(textOf(/<h3.*?<\/h3>/s.exec(main)?.[0] ?? '')).toBe(heading);
    const first = live.find(({ id }) => id === rowIds(main)[0]) as Match;
    expect(first.startTime).toBeLessThan(midnight);
  },
);

test('MAT-4 the counter of started matches, and the day’s tile, are of today alone', async () => {
  const { live, page } = await inShanghai();
  const carried = live.filter(({ startTime }) => startTime < midnight).length;
  const list = await page('/football/matches');
  const text = textOf(list);
  const [, started, all] = /(\d+) of (\d+) started/.exec(text) ?? [];
  expect(carried).toBeGreaterThan(0);
  expect(Number(started)).toBe(live.length - carried);
  expect(numberIn(list, />All<span[^>]*>(\d+)</)).toBe(Number(all) + carried);
  expect(text).toContain(`Today ${all} match`);
});
