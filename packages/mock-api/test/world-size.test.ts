import { expect, test } from 'vitest';
import { createEngine, type Engine } from '../src/world/engine.ts';
import { DAY_SECONDS, isCore } from './world-samples.ts';

const HOUR_SECONDS = 3600;
const FIRST_DAY = 1_767_225_600;
/** Weeks of every season of the year, among them those in which leagues end. */
const SAMPLE_WEEKS = [1, 3, 7, 11, 16, 20, 22, 26, 28, 31, 35, 40, 46, 47, 48, 51];

const sampledDays = SAMPLE_WEEKS.filter((_, no) => !isCore || no % 4 === 0).flatMap((week) =>
  Array.from({ length: 7 }, (_, day) => FIRST_DAY + (week * 7 + day) * DAY_SECONDS),
);

const liveAt = ({ days, store }: Engine, instant: number) =>
  days
    .between(instant - 6 * HOUR_SECONDS, instant + 1)
    .filter((fixture) => store.outcome(fixture).end > instant);

test('ENT-2 a day of the standard world has 150 to 400 matches in any time zone', () => {
  const { days } = createEngine('touchline', 'standard');
  for (const day of sampledDays) {
    for (const offset of [0, -480, 720]) {
      const from = day + offset * 60;
      const count = days.between(from, from + DAY_SECONDS).length;
      expect(count, new Date(from * 1000).toISOString()).toBeGreaterThanOrEqual(150);
      expect(count, new Date(from * 1000).toISOString()).toBeLessThanOrEqual(400);
    }
  }
});

test('API-9 the standard world has live football at nearly every hour', () => {
  const engine = createEngine('touchline', 'standard');
  const hours = sampledDays.flatMap((day) =>
    Array.from({ length: 12 }, (_, no) => day + no * 2 * HOUR_SECONDS + 1000),
  );
  const without = hours.filter(
    (hour) => !liveAt(engine, hour).some((one) => one.season.tournament.game === 'football'),
  );
  expect(without.length / hours.length).toBeLessThan(0.08);
});

test('API-9 the large world has a thousand live matches at any instant', () => {
  const engine = createEngine('touchline', 'large');
  // Days in different seasons, and both sides of New Year.
  for (const day of [
    FIRST_DAY - DAY_SECONDS,
    FIRST_DAY,
    FIRST_DAY + 80 * DAY_SECONDS,
    FIRST_DAY + 324 * DAY_SECONDS,
  ].slice(0, isCore ? 1 : undefined)) {
    for (let hour = 0; hour < 24; hour++) {
      const instant = day + hour * HOUR_SECONDS + (hour % 7) * 500;
      expect(liveAt(engine, instant).length, `${instant}`).toBeGreaterThanOrEqual(1000);
    }
  }
}, 60_000);
