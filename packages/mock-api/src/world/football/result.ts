import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Fixture, GoalRates, Outcome, Side, Stoppage } from '../model.ts';
import { poisson } from '../random/distributions.ts';
import { chance, random } from '../random/random.ts';
import { opponentOf } from '../sides.ts';
import type { StrengthOf } from '../strength.ts';

/** Goals of a side against an equal opponent. */
export const MEAN_GOALS = 1.32;
/** Added to the edge of the home side unless the venue is neutral. */
const HOME_ADVANTAGE = 0.13;

/** Extra time brings this share of the goals of ninety minutes. */
export const EXTRA_TIME_SHARE = 0.32;

/** Expected goals of each side in ninety minutes. */
export function goalRates(fixture: Fixture, strengthOf: StrengthOf): GoalRates {
  if (fixture.goalRates) return fixture.goalRates();
  const { year } = fixture.season;
  const edge =
    (strengthOf(fixture.home, year) - strengthOf(fixture.away, year)) * 0.5 +
    (fixture.isAtNeutralVenue ? 0 : HOME_ADVANTAGE);
  return { home: MEAN_GOALS * Math.exp(edge), away: MEAN_GOALS * Math.exp(-edge) };
}

export function stoppageOf(seed: string, id: string): Stoppage {
  const roll = Math.floor(chance(seed, 'match', id, 'stoppage') * 24);
  return { first: 1 + (roll % 4), second: 2 + Math.floor(roll / 4) };
}

/** When the parts of a match begin and end, in seconds from kick-off. */
export const matchParts = ({ first, second }: Stoppage) => {
  const half = (45 + first) * MINUTE_SECONDS;
  const restart = half + 15 * MINUTE_SECONDS;
  const full = restart + (45 + second) * MINUTE_SECONDS;
  const extra = full + 5 * MINUTE_SECONDS;
  const extraHalf = extra + 16 * MINUTE_SECONDS;
  const extraRestart = extraHalf + 2 * MINUTE_SECONDS;
  const extraFull = extraRestart + 16 * MINUTE_SECONDS;
  const shootout = extraFull + 4 * MINUTE_SECONDS;
  return { half, restart, full, extra, extraHalf, extraRestart, extraFull, shootout };
};

export const KICK_SECONDS = 45;

export interface ShootoutKick {
  readonly side: Side;
  readonly scored: boolean;
}

/** Five kicks each, ended early once decided; then one each until one side leads. */
export function playShootout(seed: string, { id }: Fixture): ShootoutKick[] {
  const rng = random(seed, 'match', id, 'shootout');
  const first: Side = rng() < 0.5 ? 'home' : 'away';
  const second: Side = opponentOf(first);
  const kicks: ShootoutKick[] = [];
  const scored = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  const decided = () => {
    const kicksLeft = (side: Side) => Math.max(0, 5 - taken[side]);
    if (kicks.length < 10) {
      return (
        scored.home > scored.away + kicksLeft('away') ||
        scored.away > scored.home + kicksLeft('home')
      );
    }
    return taken.home === taken.away && scored.home !== scored.away;
  };
  while (!decided()) {
    const side = kicks.length % 2 === 0 ? first : second;
    // Ends after at most 42 kicks: from the 41st on only the first side scores.
    const isHit = kicks.length < 40 ? rng() < 0.76 : side === first;
    kicks.push({ side, scored: isHit });
    taken[side]++;
    if (isHit) scored[side]++;
  }
  return kicks;
}

export interface FootballOutcome extends Outcome {
  /** Goals of the ninety minutes, and of extra time if there was any. */
  readonly regular: GoalRates;
  readonly extra: GoalRates | undefined;
  readonly stoppage: Stoppage;
  readonly shootout: boolean;
}

/** The result without incidents: cheap, since tables need thousands of them. */
export function footballOutcome(
  seed: string,
  fixture: Fixture,
  strengthOf: StrengthOf,
  given?: GoalRates,
): FootballOutcome {
  const rates = goalRates(fixture, strengthOf);
  const rng = random(seed, 'match', fixture.id, 'goals');
  const regular = given ?? { home: poisson(rng, rates.home), away: poisson(rng, rates.away) };
  const stoppage = stoppageOf(seed, fixture.id);
  const at = matchParts(stoppage);
  const result = (home: number, away: number, winner: Side | undefined, length: number) => ({
    home,
    away,
    winner,
    end: fixture.start + length,
    regular,
    stoppage,
  });
  if (regular.home !== regular.away || !fixture.needsWinner) {
    const winner = leadingSide(regular.home, regular.away);
    return {
      ...result(regular.home, regular.away, winner, at.full),
      extra: undefined,
      shootout: false,
    };
  }
  const extraRng = random(seed, 'match', fixture.id, 'extra');
  const extra = {
    home: poisson(extraRng, rates.home * EXTRA_TIME_SHARE),
    away: poisson(extraRng, rates.away * EXTRA_TIME_SHARE),
  };
  const home = regular.home + extra.home;
  const away = regular.away + extra.away;
  if (home !== away) {
    return { ...result(home, away, leadingSide(home, away), at.extraFull), extra, shootout: false };
  }
  const kicks = playShootout(seed, fixture);
  const converted = (side: Side) =>
    kicks.filter((kick) => kick.side === side && kick.scored).length;
  const winner = leadingSide(converted('home'), converted('away'));
  return {
    ...result(home, away, winner, at.shootout + kicks.length * KICK_SECONDS),
    extra,
    shootout: true,
  };
}

function leadingSide(home: number, away: number): Side | undefined {
  if (home === away) return undefined;
  return home > away ? 'home' : 'away';
}
