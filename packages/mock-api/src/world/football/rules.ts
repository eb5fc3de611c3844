import { HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Fixture, Rules } from '../model.ts';
import { NO_SCRIPT, type Script } from '../script.ts';
import type { StrengthOf } from '../strength.ts';
import { footballChances } from './chances.ts';
import { secondsAtMinute } from './clock.ts';
import { footballPlay } from './play.ts';
import { footballOutcome, stoppageOf } from './result.ts';
import { footballScriptFault, scriptedGoals } from './scripted.ts';

export function footballRules(
  seed: string,
  strengthOf: StrengthOf,
  { matches }: Script = NO_SCRIPT,
): Rules {
  const outcome = (fixture: Fixture) => {
    const scripted = matches.get(fixture.id);
    return footballOutcome(seed, fixture, strengthOf, scripted && scriptedGoals(scripted));
  };
  return {
    outcome,
    play: (fixture) => footballPlay(seed, fixture, outcome(fixture), matches.get(fixture.id)),
    scriptedStart: (id) => {
      const { at, minute } = matches.get(id) ?? {};
      if (at === undefined || minute === undefined) return undefined;
      return at - secondsAtMinute(stoppageOf(seed, id), minute);
    },
    scriptFault: (_, scripted) => footballScriptFault(scripted),
    chances: (fixture, state) => footballChances(fixture, strengthOf, state),
    typicalDuration: () => 112 * MINUTE_SECONDS,
    maxDuration: 3.5 * HOUR_SECONDS,
  };
}
