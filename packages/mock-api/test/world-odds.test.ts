import { expect, test } from 'vitest';
import { createEngine } from '../src/world/engine.ts';
import type { Chances, Fixture, MatchState } from '../src/world/model.ts';
import { DAY } from './world-samples.ts';

const engine = createEngine('honest', 'standard');
const FIRST = 1_767_225_600;

const isOf = (sport: string) => (fixture: Fixture) => {
  const { game } = fixture.season.tournament;
  if (sport === 'esports') return game !== 'football' && game !== 'basketball';
  return game === sport && !(game === 'football' && fixture.decisive);
};

interface Seen {
  readonly standing: MatchState;
  readonly chances: Chances;
  readonly homeWon: boolean;
}

/** How many days of the year have enough of it. */
const days = { football: 14, basketball: 40, esports: 40 } as const;
type Sport = keyof typeof days;
const known = new Map<Sport, Seen[]>();

/** Matches of the year, each as it stands at a few moments of its own. */
function seen(sport: Sport): Seen[] {
  const all =
    known.get(sport) ??
    Array.from({ length: days[sport] }, (_, no) => FIRST + no * 17 * DAY).flatMap((from) =>
      engine.days
        .between(from, from + DAY)
        .filter(isOf(sport))
        .flatMap((fixture, index) => {
          const rules = engine.rulesOf(fixture.season.tournament);
          const { end, winner } = engine.store.outcome(fixture);
          const play = rules.play(fixture);
          return [900, 2500, 4100, 5700]
            .map((after) => fixture.start + after + (index % 7) * 120)
            .filter((instant) => instant < end)
            .map((instant) => {
              const standing = play.at(instant);
              const chances = rules.chances(fixture, standing, instant);
              return { standing, chances, homeWon: winner === 'home' };
            });
        }),
    );
  known.set(sport, all);
  return all;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(['football', 'basketball', 'esports'] as const)(
  'ENT-2 in-play prices of %s are honest: what is likely so often comes so often',
  (sport) => {
    const all = seen(sport);
    const tenths = Map.groupBy(all, ({ chances }) => Math.min(9, Math.floor(chances.home * 10)));
    expect(tenths.size).toBe(10);
    for (const [tenth, some] of tenths) {
      const told = mean(some.map(({ chances }) => chances.home));
      const came = mean(some.map(({ homeWon }) => Number(homeWon)));
      expect(some.length, `${tenth}`).toBeGreaterThan(100);
      expect(Math.abs(told - came), `${told} against ${came}`).toBeLessThan(0.06);
    }
  },
);

const leadOf = ({ home, away }: MatchState) => home - away;

test('ENT-2 prices are those that a bettor knows', () => {
  const football = seen('football');
  const home = (some: readonly Seen[]) => mean(some.map(({ chances }) => chances.home));
  const level = football.filter(
    ({ standing }) => standing.clock?.phase === 'first-half' && leadOf(standing) === 0,
  );
  const late = football.filter(
    ({ standing }) => (standing.clock?.minute ?? 0) >= 75 && leadOf(standing) === 1,
  );
  expect(home(level)).toBeGreaterThan(0.38);
  expect(home(level)).toBeLessThan(0.48);
  expect(home(late)).toBeGreaterThan(0.85);
  expect(home(late)).toBeLessThan(0.96);

  const early = seen('basketball').filter(
    ({ standing }) => standing.clock?.number === 1 && leadOf(standing) === 4,
  );
  expect(home(early)).toBeGreaterThan(0.58);
  expect(home(early)).toBeLessThan(0.72);

  const oneMap = seen('esports').filter(
    ({ standing }) =>
      standing.clock?.phase === 'break' && standing.home === 1 && standing.away === 0,
  );
  expect(home(oneMap)).toBeGreaterThan(0.7);
  expect(home(oneMap)).toBeLessThan(0.82);
});
