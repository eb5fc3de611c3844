import { worldFetch } from '@touchline/mock-api/testing';
import { expect, test } from 'vitest';
import { dayInZone, LIVE_ON_HOME, LIVE_TAB, numberIn, rowIds } from './day-in-zone.ts';

/** Midnight from Saturday to Sunday. */
const MIDNIGHTS = [
  ['Asia/Shanghai', '2026-11-28T16:00:00Z'],
  ['Asia/Singapore', '2026-12-05T16:00:00Z'],
  ['Asia/Tokyo', '2026-11-28T15:00:00Z'],
  ['Europe/London', '2026-11-29T00:00:00Z'],
  ['America/New_York', '2026-11-29T05:00:00Z'],
  ['America/Los_Angeles', '2026-11-29T08:00:00Z'],
  ['Asia/Kathmandu', '2026-11-28T18:15:00Z'],
  ['Pacific/Auckland', '2026-11-28T11:00:00Z'],
] as const;

const MINUTE_MS = 60_000;

test.each(MIDNIGHTS)(
  'MAT-4 in %s live is every match in play, from before midnight until 90 minutes after it',
  async (zone, midnight) => {
    const seen = new Set<number>();
    for (const minutes of [-10, 0, 1, 20, 45, 70, 90]) {
      const now = Date.parse(midnight) + minutes * MINUTE_MS;
      const { live, page } = await dayInZone(worldFetch({ at: now }), zone, now);
      const list = await page('/football/matches?show=live&rows=all');
      expect(rowIds(list).toSorted(), `${minutes}`).toEqual(live.map(({ id }) => id).toSorted());
      expect(numberIn(list, LIVE_TAB), `${minutes}`).toBe(live.length);
      expect(numberIn(await page('/'), LIVE_ON_HOME), `${minutes}`).toBe(live.length);
      seen.add(live.length);
    }
    expect(Math.max(...seen)).toBeGreaterThan(0);
  },
  120_000,
);
