import { expect, test } from 'vitest';
import { learn, newRating, type RatedSeason, ratingIn, startLevel } from './ratings.ts';

const season = (given: Partial<RatedSeason> = {}): RatedSeason => ({
  level: startLevel(),
  division: 1,
  isFirst: true,
  isContinental: false,
  isCup: false,
  ...given,
});

/** The ratings of two clubs after a number of home wins by three goals. */
function after(wins: number, league = season()) {
  const [winner, loser] = [newRating(), newRating()];
  for (let no = 0; no < wins; no++) learn(league, winner, loser, 3, 0);
  return { winner, loser };
}

test('a win makes a club stronger and its opponent weaker by as much', () => {
  const { winner, loser } = after(1);
  expect(winner.strength).toBeGreaterThan(0.05);
  expect(loser.strength).toBe(-winner.strength);
});

test('each match says less than the one before', () => {
  const steps = [0, 1, 2, 3].map((wins) => after(wins).winner.strength);
  const [first = 0, second = 0, third = 0] = steps
    .slice(1)
    .map((one, no) => one - (steps[no] ?? 0));
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
});

test('many goals on both sides make both more open, and neither stronger', () => {
  const [home, away] = [newRating(), newRating()];
  const league = { ...season(), level: { goals: Math.log(1.25), edge: 0 } };
  learn(league, home, away, 5, 5);
  expect(home.tempo).toBeGreaterThan(0.05);
  expect(away.tempo).toBe(home.tempo);
  expect(home.strength).toBe(0);
});

test('a club keeps most of its strength over a summer, and is less certain', () => {
  const league = season();
  const { winner } = after(5, league);
  const next = ratingIn(winner, { ...league, isFirst: false });
  expect(next.strength).toBeGreaterThan(winner.strength * 0.9);
  expect(next.strength).toBeLessThan(winner.strength);
  expect(next.variance).toBeGreaterThan(winner.variance);
});

test('a promoted club is weaker in the league above, a relegated one stronger in the one below', () => {
  const { winner } = after(5, season({ division: 2 }));
  expect(ratingIn(winner, season({ division: 1 })).strength).toBeLessThan(winner.strength / 2);
  const { loser } = after(5, season({ division: 1 }));
  const below = ratingIn(loser, season({ division: 2 })).strength;
  expect(below).toBeGreaterThan(loser.strength / 2);
});

test('an unknown club begins below the average, unless the competition is new', () => {
  expect(ratingIn(newRating(), season({ isFirst: false })).strength).toBeLessThan(0);
  expect(ratingIn(newRating(), season()).strength).toBe(0);
});

test('a cup compares clubs of all divisions, and changes no rating', () => {
  const cup = season({ isCup: true });
  const first = after(3, season({ division: 1 })).winner;
  const third = after(3, season({ division: 3 })).winner;
  const [one, other, unknown] = [first, third, newRating()].map((club) => ratingIn(club, cup));
  expect(one?.strength).toBeGreaterThan(other?.strength ?? 0);
  expect(other?.strength).toBeGreaterThan(unknown?.strength ?? 0);
  const before = { ...first };
  learn(cup, first, third, 0, 4);
  expect(first).toEqual(before);
});
