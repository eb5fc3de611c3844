import { HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import { NO_FACTS } from '../given.ts';
import type { Fixture } from '../model.ts';
import type { RulesOf } from '../strength.ts';
import { footballChances } from './chances.ts';
import { secondsAtMinute } from './clock.ts';
import { footballSheet } from './eleven.ts';
import { footballFactError, givenGoals } from './given.ts';
import { footballPlay } from './play.ts';
import { realOutcome, realPlay } from './real-match.ts';
import { footballRecord } from './record.ts';
import { footballOutcome, goalRates, stoppageOf } from './result.ts';

export const footballRules: RulesOf = (seed, strengthOf, { matches } = NO_FACTS) => {
  const simulated = (fixture: Fixture) => {
    const facts = matches.get(fixture.id);
    return footballOutcome(seed, fixture, strengthOf, facts && givenGoals(facts));
  };
  const outcome = (fixture: Fixture) => (fixture.real ? realOutcome(fixture) : simulated(fixture));
  return {
    outcome,
    play: (fixture) =>
      fixture.real
        ? realPlay(fixture)
        : footballPlay(simulated(fixture), goalRates(fixture, strengthOf), matches.get(fixture.id)),
    sheet: (fixture, side, year) => footballSheet(seed, fixture, side, year),
    record: (fixture) =>
      fixture.real ? undefined : footballRecord(simulated(fixture), matches.get(fixture.id)),
    givenStart: (id) => {
      const { at, minute } = matches.get(id) ?? {};
      if (at === undefined || minute === undefined) return undefined;
      return at - secondsAtMinute(stoppageOf(seed, id), minute);
    },
    factError: ({ real }, facts) =>
      real
        ? { message: 'is a match of the real seasons, which no fact changes' }
        : footballFactError(facts),
    chances: (fixture, state) => footballChances(fixture, strengthOf, state),
    typicalDuration: () => 112 * MINUTE_SECONDS,
    maxDuration: 3.5 * HOUR_SECONDS,
  };
};
