import { poisson } from '../../random/distributions.ts';
import { opponentOf, SIDES } from '../../sides.ts';
import type { MapWriter } from './map-writer.ts';

/** What a side does in a game beside its goals. */
const SHOTS = 3.6;
const SAVED_SHARE = 0.6;
const DEMOLITIONS = 1.6;

/** Each point of the score is a goal; shots, saves and demolitions come between. */
export function playGoals({ points, start, map, rng, pick, everybody, title, act }: MapWriter) {
  for (const { at: instant, side } of points) {
    const at = instant - start;
    const scorer = pick(side, 'attack', everybody);
    act(at, side, scorer, 'goal');
    if (rng() >= title.assistShare) continue;
    act(at, side, pick(side, 'assist', everybody & ~(1 << scorer)), 'assist');
  }
  const between = () => map.from + Math.floor((0.03 + 0.94 * rng()) * (map.to - map.from));
  for (const side of SIDES) {
    for (let left = poisson(rng, SHOTS); left > 0; left--) {
      const at = between();
      act(at, side, pick(side, 'attack', everybody), 'shot');
      if (rng() >= SAVED_SHARE) continue;
      const against = opponentOf(side);
      act(at, against, pick(against, 'assist', everybody), 'save');
    }
    for (let left = poisson(rng, DEMOLITIONS); left > 0; left--) {
      act(between(), side, pick(side, 'attack', everybody), 'demolition');
    }
  }
}
