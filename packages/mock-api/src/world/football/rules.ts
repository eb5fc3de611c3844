import { HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Fixture, Rules } from '../model.ts';
import type { StrengthOf } from '../strength.ts';
import { footballChances } from './chances.ts';
import { footballPlay } from './play.ts';
import { footballOutcome } from './result.ts';

export function footballRules(seed: string, strengthOf: StrengthOf): Rules {
  const outcome = (fixture: Fixture) => footballOutcome(seed, fixture, strengthOf);
  return {
    outcome,
    play: (fixture) => footballPlay(seed, fixture, outcome(fixture)),
    chances: (fixture, state) => footballChances(fixture, strengthOf, state),
    typicalDuration: () => 112 * MINUTE_SECONDS,
    maxDuration: 3.5 * HOUR_SECONDS,
  };
}
