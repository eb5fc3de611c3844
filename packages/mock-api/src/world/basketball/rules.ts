import { HOUR, MINUTE } from '../calendar/civil.ts';
import type { Chances, Fixture, Rules, Standing } from '../model.ts';
import { shareBelow } from '../odds/bell.ts';
import type { StrengthOf } from '../strength.ts';
import { basketballPlay } from './play.ts';
import { basketballOutcome, minutesOf, pointsEdge } from './quarters.ts';

/** The share of the match that is still to be played. */
function left(fixture: Fixture, { clock }: Standing): number {
  const length = minutesOf(fixture);
  if (clock?.phase === 'overtime') return Math.max(0.02, (6 - (clock.minute ?? 0)) / (4 * length));
  const quarter = clock?.number ?? 4;
  const gone =
    clock?.phase === 'break' ? quarter : quarter - 1 + ((clock?.minute ?? 1) - 1) / length;
  return Math.max(0.02, 1 - gone / 4);
}

export function basketballRules(seed: string, strengthOf: StrengthOf): Rules {
  const outcome = (fixture: Fixture) => basketballOutcome(seed, fixture, strengthOf);
  const chances = (fixture: Fixture, standing: Standing | undefined): Chances => {
    const share = standing ? left(fixture, standing) : 1;
    const lead = standing ? standing.home - standing.away : 0;
    const home = shareBelow(
      (lead + pointsEdge(fixture, strengthOf) * share) / (12.5 * Math.sqrt(share)),
    );
    return { home, away: 1 - home };
  };
  return {
    outcome,
    play: (fixture) => basketballPlay(seed, fixture, outcome(fixture)),
    chances,
    usualLength: (fixture) => (minutesOf(fixture) === 12 ? 128 : 110) * MINUTE,
    longest: 4.5 * HOUR,
  };
}
