import type { Lineup, Match, MatchIncident, MatchLineups } from '@touchline/types';
import { expect, test } from 'vitest';
import { DAY_SECONDS, sharedWorld } from './world-samples.ts';

const SATURDAY = 1_795_824_000;
const HOUR_S = 3600;
const SIDES = ['home', 'away'] as const;
const world = sharedWorld('touchline', 'standard');
const late = world.at(SATURDAY + 2 * DAY_SECONDS, 'en');
const football = late.matchesBetween(SATURDAY, SATURDAY + DAY_SECONDS, 'football').slice(0, 40);

/** The players on the pitch after each substitution and red card; throws where somebody acts who is not on it. */
function play({ starters, bench, substitutions }: Lineup, acts: readonly MatchIncident[]) {
  const onPitch = new Set(starters.map(({ player }) => player.id));
  const squad = new Set([...onPitch, ...bench.map(({ player }) => player.id)]);
  const steps = [
    ...acts.map(({ at, kind, playerId = '' }) => ({
      at,
      run() {
        if (!onPitch.has(playerId)) throw new Error(`${kind} by ${playerId}, who is not on`);
        if (kind === 'red-card') onPitch.delete(playerId);
      },
    })),
    ...substitutions.map(({ at, off, on }) => ({
      at,
      run() {
        if (!onPitch.delete(off.id)) throw new Error(`${off.id} goes off, who is not on`);
        if (onPitch.has(on.id) || !squad.has(on.id)) throw new Error(`${on.id} cannot come on`);
        onPitch.add(on.id);
      },
    })),
  ];
  for (const { run } of steps.sort((a, b) => a.at - b.at)) run();
  return onPitch;
}

test('MDT-7 eleven start, and who scores, is booked or is replaced is on the pitch', () => {
  for (const { id } of football) {
    const lineups = late.lineups(id) as MatchLineups;
    const { incidents = [] } = late.match(id) as Match;
    for (const side of SIDES) {
      const { starters, bench, formation } = lineups[side];
      const all = [...starters, ...bench];
      expect(starters).toHaveLength(11);
      expect(formation?.split('-').reduce((sum, line) => sum + Number(line), 1)).toBe(11);
      expect(new Set(all.map(({ player }) => player.id)).size).toBe(all.length);
      expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
      const own = incidents.filter(
        (one) => one.playerId && (one.side === side) !== (one.kind === 'own-goal'),
      );
      const reds = own.filter(({ kind }) => kind === 'red-card').length;
      expect(play(lineups[side], own).size, `${id} ${side}`).toBe(11 - reds);
    }
  }
});

test('MDT-7 an hour before the start the line-ups are known; until then those of the last match are expected', () => {
  const [{ id, startTime } = {} as Match] = football;
  const at = (instant: number) => world.at(instant, 'en').lineups(id) as MatchLineups;
  const whole = late.lineups(id) as MatchLineups;
  expect(at(startTime - HOUR_S - 1)).toMatchObject({ expected: true, home: { substitutions: [] } });
  expect(at(startTime - HOUR_S).expected).toBeUndefined();
  expect(at(startTime - HOUR_S).home.starters).toEqual(whole.home.starters);
  expect(at(startTime).home.substitutions).toEqual([]);
  expect(whole.home.substitutions.length).toBeGreaterThanOrEqual(3);
});
