import { countActions, type PlayerCounts } from '@touchline/shared/domain/timeline';
import type { Side, Statistics } from '../../model.ts';
import { inSquad } from '../../players/in-squad.ts';
import { squadShape } from '../../players/squad-shape.ts';
import { bothSides, SIDES } from '../../sides.ts';
import { clockOf, type Quarter } from '../quarter.ts';
import type { Act } from './acts.ts';
import type { MatchScript } from './match-script.ts';

/** Acts and changes in the order of time; of the same second, players act before they go off. */
function inOrder({ outcome, rotations, acts }: MatchScript): Act[] {
  const { to: end } = outcome.quarters.at(-1) as Quarter;
  const moves = (at: number, side: Side, action: 'on' | 'off', ...shirts: readonly number[]) =>
    shirts.map((shirt): Act => ({ at, side, shirt, action }));
  return [
    ...SIDES.flatMap((side) => moves(0, side, 'on', ...rotations[side].starters)),
    ...acts(),
    ...SIDES.flatMap((side) =>
      rotations[side].changes.flatMap(({ seconds, on, off }) => [
        ...moves(seconds, side, 'off', off),
        ...moves(seconds, side, 'on', on),
      ]),
    ),
    ...SIDES.flatMap((side) => moves(end, side, 'off', ...rotations[side].at(end))),
  ].sort((a, b) => a.at - b.at);
}

/** Both squads, the home side first, and the index of each player. */
function placesOf({ rotations }: MatchScript) {
  const places = SIDES.flatMap((side) => {
    const { starters, bench } = rotations[side];
    return [...starters, ...bench].map((shirt) => ({
      side,
      shirt,
      starts: starters.includes(shirt),
    }));
  });
  const size = squadShape('basketball').shirts.length + 1;
  const indexes: number[] = [];
  const key = (side: Side, shirt: number) => shirt + (side === 'home' ? 0 : size);
  for (const [index, { side, shirt }] of places.entries()) indexes[key(side, shirt)] = index;
  return { places, indexOf: (side: Side, shirt: number) => indexes[key(side, shirt)] as number };
}

function columnsOf(script: MatchScript, { indexOf }: ReturnType<typeof placesOf>) {
  const acts = inOrder(script);
  return {
    at: acts.map(({ at }) => at),
    player: acts.map(({ side, shirt }) => indexOf(side, shirt)),
    action: acts.map(({ action }) => action),
  };
}

export function basketballStatistics(script: MatchScript): Statistics {
  const { seed, fixture } = script.outcome;
  const placed = placesOf(script);
  const named = bothSides((side) => inSquad(seed, fixture, side));
  const players = placed.places.map(({ side, shirt, starts }) => ({
    side,
    ...named[side](shirt),
    ...(starts && { starter: true as const }),
  }));
  return { rows: [], boxScore: { players, ...columnsOf(script, placed) } };
}

/** What a player has done, so many seconds from tip-off. */
export function playerCounts(
  script: MatchScript,
  side: Side,
  shirt: number,
  seconds: number,
): PlayerCounts {
  const placed = placesOf(script);
  const sides = placed.places.map((one) => one.side);
  const clock = clockOf(script.outcome.quarters, script.outcome.fixture.start);
  const counts = countActions(columnsOf(script, placed), sides, clock, seconds);
  return counts[placed.indexOf(side, shirt)] as PlayerCounts;
}
