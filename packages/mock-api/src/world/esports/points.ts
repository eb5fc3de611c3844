import type { Side } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { sidesOf } from '../sides.ts';
import type { EsportsOutcome, PlayedMap } from './maps.ts';

/** A round, a kill, a goal or a point, as the score of a map counts it. */
export interface Point {
  readonly at: number;
  readonly side: Side;
}

/** Side and instant of each point; the last one is the winner's. */
export function pointsOf({ seed, fixture }: EsportsOutcome, map: PlayedMap, no: number): Point[] {
  const rng = random(seed, 'match', fixture.id, 'map', no);
  const remaining = { home: map.home, away: map.away };
  remaining[map.winner]--;
  const order = shuffled(rng, sidesOf(remaining));
  const step = (map.to - map.from) / (order.length + 1);
  return [...order, map.winner].map((side, index) => ({
    side,
    at:
      fixture.start + Math.floor(map.from + (index + 1) * step) - (index === order.length ? 1 : 0),
  }));
}
