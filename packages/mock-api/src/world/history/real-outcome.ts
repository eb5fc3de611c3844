import {
  type FootballOutcome,
  KICK_SECONDS,
  matchParts,
  type ShootoutKick,
  stoppageOf,
} from '../football/result.ts';
import type { Fixture, GivenResult, Side } from '../model.ts';
import { chance, type Rng, random } from '../random/random.ts';
import { opponentOf } from '../sides.ts';
import type { Score } from './season-file.ts';

const leading = ([home, away]: Score): Side | undefined =>
  home === away ? undefined : home > away ? 'home' : 'away';

export const resultOf = (fixture: Fixture): GivenResult => fixture.real as GivenResult;

/** Each goal falls into the first half so often. */
const FIRST_HALF_SHARE = 0.44;

/** The goals of the first half; where the data lack them, simulated. */
function halfTimeOf(seed: string, fixture: Fixture): Score {
  const { half, full } = resultOf(fixture).result;
  if (half) return half;
  const share = (side: number) =>
    Array.from({ length: full[side] as number }, (_, goal) =>
      chance(seed, 'match', fixture.id, 'half', side, goal),
    ).filter((one) => one < FIRST_HALF_SHARE).length;
  return [share(0), share(1)];
}

const REGULAR_KICKS = 5;
const MAX_TRIES = 400;

/** Kicks in turn until the shoot-out is decided; `isHit` says which go in. */
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
  readonly kicks: readonly ShootoutKick[];
}

const rates = ([home, away]: Score) => ({ home, away });

/** The result of the data, with the times that the match needs for it. */
export function realOutcome(seed: string, fixture: Fixture): RealOutcome {
  const { result, isAwarded } = resultOf(fixture);
  const { full, extra, shootout } = result;
  const stoppage = stoppageOf(seed, fixture.id);
  const at = matchParts(stoppage);
  const kicks = shootout ? realShootout(seed, fixture, shootout) : [];
  const [home, away] = extra ?? full;
  const length = isAwarded
    ? 0
    : shootout
      ? (extra ? at.shootout : at.extra) + kicks.length * KICK_SECONDS
      : extra
        ? at.extraFull
        : at.full;
  return {
    home,
    away,
    winner: leading(shootout ?? extra ?? full),
    end: fixture.start + length,
    regular: rates(full),
    extra: extra && { home: extra[0] - full[0], away: extra[1] - full[1] },
    stoppage,
    shootout: shootout !== undefined,
    half: halfTimeOf(seed, fixture),
    kicks,
  };
}
