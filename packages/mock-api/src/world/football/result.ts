import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Fixture, GoalRates, Outcome, Side, Stoppage } from '../model.ts';
import { poisson } from '../random/distributions.ts';
import { chance, random } from '../random/random.ts';
import { leadingSide, opponentOf } from '../sides.ts';
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
  return { start: 0, half, restart, full, extra, extraHalf, extraRestart, extraFull, shootout };
};

export const KICK_SECONDS = 45;
export const REGULAR_KICKS = 5;

export interface ShootoutKick {
  readonly side: Side;
  readonly scored: boolean;
}

/**
 * Five kicks each, ended early once decided; then one each until one side leads. `isHit` says which
 * go in.
 */
function kicksUntilDecided(first: Side, isHit: (side: Side, taken: number) => boolean) {
  const kicks: ShootoutKick[] = [];
  const scored = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  const left = (side: Side) => Math.max(0, REGULAR_KICKS - taken[side]);
  const isDecided = () =>
    kicks.length < 2 * REGULAR_KICKS
      ? scored.home > scored.away + left('away') || scored.away > scored.home + left('home')
      : taken.home === taken.away && scored.home !== scored.away;
  while (!isDecided() && kicks.length < 100) {
    const side: Side = kicks.length % 2 === 0 ? first : opponentOf(first);
    const hit = isHit(side, taken[side]++);
    if (hit) scored[side]++;
    kicks.push({ side, scored: hit });
  }
  return { kicks, scored };
}

/** The kicks, from an instant on, each with its own. */
export const kicksFrom = (instant: number, kicks: readonly ShootoutKick[]) =>
  kicks.map((kick, no) => ({ ...kick, at: instant + (no + 1) * KICK_SECONDS - 5 }));

function playShootout(seed: string, { id }: Fixture) {
  const rng = random(seed, 'match', id, 'shootout');
  const first: Side = rng() < 0.5 ? 'home' : 'away';
  // Ends after at most 42 kicks: from the 41st on only the first side scores.
  return kicksUntilDecided(first, (side, taken) => (taken < 20 ? rng() < 0.76 : side === first));
}

export interface FootballOutcome extends Outcome {
  readonly seed: string;
  readonly fixture: Fixture;
  /** Goals of the ninety minutes, and of extra time if there was any. */
  readonly regular: GoalRates;
  readonly extra: GoalRates | undefined;
  readonly stoppage: Stoppage;
  readonly parts: ReturnType<typeof matchParts>;
  /** Kicks of the shoot-out, if there was one. */
  readonly kicks: readonly ShootoutKick[];
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
  const parts = matchParts(stoppage);
  let { home, away } = regular;
  let winner = leadingSide(home, away);
  let length = parts.full;
  let extra: GoalRates | undefined;
  let kicks: readonly ShootoutKick[] = [];
  if (!winner && fixture.needsWinner) {
    const extraRng = random(seed, 'match', fixture.id, 'extra');
    extra = {
      home: poisson(extraRng, rates.home * EXTRA_TIME_SHARE),
      away: poisson(extraRng, rates.away * EXTRA_TIME_SHARE),
    };
    home += extra.home;
    away += extra.away;
    winner = leadingSide(home, away);
    length = parts.extraFull;
    if (!winner) {
      const shootout = playShootout(seed, fixture);
      ({ kicks } = shootout);
      winner = leadingSide(shootout.scored.home, shootout.scored.away);
      length = parts.shootout + kicks.length * KICK_SECONDS;
    }
  }
  const end = fixture.start + length;
  return { seed, fixture, home, away, winner, end, regular, extra, stoppage, parts, kicks };
}
