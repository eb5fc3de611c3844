import { expect, test } from 'vitest';
import { createEngine } from '../src/world/engine.ts';
import type { Chances, Fixture, MatchState } from '../src/world/model.ts';
import { DAY_SECONDS } from './world-samples.ts';

const engine = createEngine('honest', 'standard');
const FIRST_DAY = 1_767_225_600;

const isOf = (sport: string) => (fixture: Fixture) => {
  const { game } = fixture.season.tournament;
  if (sport === 'esports') return game !== 'football' && game !== 'basketball';
  return game === sport && !(game === 'football' && fixture.needsWinner);
};

interface Sample {
  readonly state: MatchState;
  readonly chances: Chances;
  readonly homeWon: boolean;
}

/** How many days of the year give enough samples. */
const SAMPLE_DAYS = { football: 14, basketball: 40, esports: 40 } as const;
type Sport = keyof typeof SAMPLE_DAYS;
const cache = new Map<Sport, Sample[]>();

/** States of matches of the year, each match at a few instants. */
function samplesOf(sport: Sport): Sample[] {
  const all =
    cache.get(sport) ??
    Array.from(
      { length: SAMPLE_DAYS[sport] },
      (_, no) => FIRST_DAY + no * 17 * DAY_SECONDS,
    ).flatMap((from) =>
      engine.days
        .between(from, from + DAY_SECONDS)
        .filter(isOf(sport))
        .flatMap((fixture, index) => {
          const rules = engine.rulesOf(fixture.season.tournament);
          const { end, winner } = engine.store.outcome(fixture);
          const play = rules.play(fixture);
          return [900, 2500, 4100, 5700]
            .map((after) => fixture.start + after + (index % 7) * 120)
            .filter((instant) => instant < end)
            .map((instant) => {
              const state = play.at(instant);
              const chances = rules.chances(fixture, state, instant);
              return { state, chances, homeWon: winner === 'home' };
            });
        }),
    );
  cache.set(sport, all);
  return all;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(['football', 'basketball', 'esports'] as const)(
  'ENT-2 in-play probabilities of %s are calibrated: outcomes are as frequent as predicted',
  (sport) => {
    const all = samplesOf(sport);
    const tenths = Map.groupBy(all, ({ chances }) => Math.min(9, Math.floor(chances.home * 10)));
    expect(tenths.size).toBe(10);
    for (const [tenth, some] of tenths) {
      const predicted = mean(some.map(({ chances }) => chances.home));
      const observed = mean(some.map(({ homeWon }) => Number(homeWon)));
      expect(some.length, `${tenth}`).toBeGreaterThan(100);
      expect(Math.abs(predicted - observed), `${predicted} against ${observed}`).toBeLessThan(0.06);
    }
  },
);

const leadOf = ({ home, away }: MatchState) => home - away;

test('ENT-2 in-play probabilities are realistic', () => {
  const football = samplesOf('football');
  const home = (some: readonly Sample[]) => mean(some.map(({ chances }) => chances.home));
  const level = football.filter(
    ({ state }) => state.clock?.phase === 'first-half' && leadOf(state) === 0,
  );
  const late = football.filter(
    ({ state }) => (state.clock?.minute ?? 0) >= 75 && leadOf(state) === 1,
  );
  expect(home(level)).toBeGreaterThan(0.38);
  expect(home(level)).toBeLessThan(0.48);
  expect(home(late)).toBeGreaterThan(0.85);
  expect(home(late)).toBeLessThan(0.96);

  const early = samplesOf('basketball').filter(
    ({ state }) => state.clock?.number === 1 && leadOf(state) === 4,
  );
  expect(home(early)).toBeGreaterThan(0.58);
  expect(home(early)).toBeLessThan(0.72);

  const oneMap = samplesOf('esports').filter(
    ({ state }) => state.clock?.phase === 'break' && state.home === 1 && state.away === 0,
  );
  expect(home(oneMap)).toBeGreaterThan(0.7);
  expect(home(oneMap)).toBeLessThan(0.82);
});
