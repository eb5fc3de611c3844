import { HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Fixture, Rules } from '../model.ts';
import type { StrengthOf } from '../strength.ts';
import { basketballChances } from './chances.ts';
import { basketballPlay } from './play.ts';
import { basketballOutcome, quarterMinutes } from './quarters.ts';

export function basketballRules(seed: string, strengthOf: StrengthOf): Rules {
  const outcome = (fixture: Fixture) => basketballOutcome(seed, fixture, strengthOf);
  return {
    outcome,
    play: (fixture) => basketballPlay(seed, fixture, outcome(fixture)),
    chances: (fixture, state) => basketballChances(fixture, strengthOf, state),
    typicalDuration: (fixture) => (quarterMinutes(fixture) === 12 ? 128 : 110) * MINUTE_SECONDS,
    maxDuration: 4.5 * HOUR_SECONDS,
  };
}
