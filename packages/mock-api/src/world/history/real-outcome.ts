import {
  type FootballOutcome,
  KICK_SECONDS,
  kicksUntilDecided,
  matchParts,
  REGULAR_KICKS,
  type ShootoutKick,
  stoppageOf,
} from '../football/result.ts';
import type { Fixture, GivenResult, Side } from '../model.ts';
import { chance, type Rng, random } from '../random/random.ts';
import { leadingSide, opponentOf } from '../sides.ts';
import type { Score } from './season-file.ts';

export const resultOf = (fixture: Fixture): GivenResult => fixture.real as GivenResult;

/** Each goal falls into the first half so often. */
const FIRST_HALF_SHARE = 0.44;

/** How many of the goals of each side fall into a part that gets this share of them. */
export function someGoals(
  seed: string,
  { id }: Fixture,
  fact: string,
  [home, away]: Score,
  share: number,
): Score {
  const some = (side: number, goals: number) =>
    Array.from({ length: goals }, (_, no) => chance(seed, 'match', id, fact, side, no)).filter(
      (one) => one < share,
    ).length;
  return [some(0, home), some(1, away)];
}

const MAX_TRIES = 400;

/** After the fifth kicks: both have scored alike, and the loser misses the last one. */
function suddenDeath(rng: Rng, first: Side, [home, away]: Score): ShootoutKick[] {
  const winner: Side = home > away ? 'home' : 'away';
  const rounds = Math.max(home, away, REGULAR_KICKS + 1);
  const missed = rounds - Math.max(home, away);
  const missAt = Math.floor(rng() * REGULAR_KICKS);
  const isMissed = (taken: number) => taken >= missAt && taken < missAt + missed;
  return kicksUntilDecided(
    first,
    (side, taken) => !isMissed(taken) && (side === winner || taken < rounds - 1),
  ).kicks;
}

/** Kicks that end with the given score. */
function realShootout(seed: string, { id }: Fixture, score: Score): ShootoutKick[] {
  const rng = random(seed, 'match', id, 'shootout');
  const first: Side = rng() < 0.5 ? 'home' : 'away';
  const second: Side = opponentOf(first);
  const goals = { home: score[0], away: score[1] };
  for (let no = 0; no < MAX_TRIES && Math.max(...score) <= REGULAR_KICKS; no++) {
    // Some scores are reached only if one of the sides begins.
    const { kicks, scored } = kicksUntilDecided(
      no % 2 === 0 ? first : second,
      (side) => rng() < (goals[side] + 0.5) / (REGULAR_KICKS + 0.5),
    );
    if (scored.home === goals.home && scored.away === goals.away) return kicks;
  }
  return suddenDeath(rng, first, score);
}

export interface RealOutcome extends FootballOutcome {
  readonly half: Score;
}

const rates = ([home, away]: Score) => ({ home, away });

/** The result of the data, with the times that the match needs for it. */
export function realOutcome(seed: string, fixture: Fixture): RealOutcome {
  const { result, isAwarded } = resultOf(fixture);
  const { half, full, extra, shootout } = result;
  const stoppage = stoppageOf(seed, fixture.id);
  const parts = matchParts(stoppage);
  const kicks = shootout ? realShootout(seed, fixture, shootout) : [];
  const [home, away] = extra ?? full;
  const length = isAwarded
    ? 0
    : shootout
      ? (extra ? parts.shootout : parts.extra) + kicks.length * KICK_SECONDS
      : extra
        ? parts.extraFull
        : parts.full;
  return {
    seed,
    fixture,
    home,
    away,
    winner: leadingSide(...(shootout ?? extra ?? full)),
    end: fixture.start + length,
    regular: rates(full),
    extra: extra && { home: extra[0] - full[0], away: extra[1] - full[1] },
    stoppage,
    parts,
    // Simulated where the data lack them.
    half: half ?? someGoals(seed, fixture, 'half', full, FIRST_HALF_SHARE),
    kicks,
  };
}
