import { MINUTE } from '../calendar/civil.ts';
import type { Fixture, Outcome, Side } from '../model.ts';
import { poisson } from '../random/distributions.ts';
import { chance, random } from '../random/random.ts';
import type { StrengthOf } from '../strength.ts';

const AVERAGE = 1.32;
const AT_HOME = 0.13;

export interface GoalRates {
  readonly home: number;
  readonly away: number;
}

/** Goals that each side may expect in ninety minutes. */
export function goalRates(fixture: Fixture, strengthOf: StrengthOf): GoalRates {
  const { year } = fixture.season;
  const edge =
    (strengthOf(fixture.home, year) - strengthOf(fixture.away, year)) * 0.5 +
    (fixture.neutral ? 0 : AT_HOME);
  return { home: AVERAGE * Math.exp(edge), away: AVERAGE * Math.exp(-edge) };
}

export interface Stoppage {
  readonly first: number;
  readonly second: number;
}

function stoppageOf(seed: string, { id }: Fixture): Stoppage {
  const roll = Math.floor(chance(seed, 'match', id, 'stoppage') * 24);
  return { first: 1 + (roll % 4), second: 2 + Math.floor(roll / 4) };
}

/** Instants, in seconds from kick-off, at which the parts of a match begin and end. */
export const parts = ({ first, second }: Stoppage) => {
  const half = (45 + first) * MINUTE;
  const restart = half + 15 * MINUTE;
  const full = restart + (45 + second) * MINUTE;
  const extra = full + 5 * MINUTE;
  const extraHalf = extra + 16 * MINUTE;
  const extraRestart = extraHalf + 2 * MINUTE;
  const extraFull = extraRestart + 16 * MINUTE;
  const shootout = extraFull + 4 * MINUTE;
  return { half, restart, full, extra, extraHalf, extraRestart, extraFull, shootout };
};

export const KICK = 45;

export interface Kick {
  readonly side: Side;
  readonly scored: boolean;
}

/** Five each, ended when it is decided; then one each until it is. */
export function shootoutOf(seed: string, { id }: Fixture): Kick[] {
  const dice = random(seed, 'match', id, 'shootout');
  const first: Side = dice() < 0.5 ? 'home' : 'away';
  const second: Side = first === 'home' ? 'away' : 'home';
  const kicks: Kick[] = [];
  const scored = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  const decided = () => {
    const left = (side: Side) => Math.max(0, 5 - taken[side]);
    if (kicks.length < 10) {
      return scored.home > scored.away + left('away') || scored.away > scored.home + left('home');
    }
    return taken.home === taken.away && scored.home !== scored.away;
  };
  while (!decided()) {
    const side = kicks.length % 2 === 0 ? first : second;
    // After forty kicks somebody has to miss.
    const hit = kicks.length < 40 ? dice() < 0.76 : side === first;
    kicks.push({ side, scored: hit });
    taken[side]++;
    if (hit) scored[side]++;
  }
  return kicks;
}

export interface FootballOutcome extends Outcome {
  /** Goals of the ninety minutes, and of the thirty after them where they were played. */
  readonly regular: GoalRates;
  readonly extra: GoalRates | undefined;
  readonly stoppage: Stoppage;
  readonly shootout: boolean;
}

/** The result alone, without its story: cheap, since tables need thousands. */
export function footballOutcome(
  seed: string,
  fixture: Fixture,
  strengthOf: StrengthOf,
): FootballOutcome {
  const rates = goalRates(fixture, strengthOf);
  const dice = random(seed, 'match', fixture.id, 'goals');
  const regular = { home: poisson(dice, rates.home), away: poisson(dice, rates.away) };
  const stoppage = stoppageOf(seed, fixture);
  const at = parts(stoppage);
  const done = (home: number, away: number, winner: Side | undefined, length: number) => ({
    home,
    away,
    winner,
    end: fixture.start + length,
    regular,
    stoppage,
  });
  if (regular.home !== regular.away || !fixture.decisive) {
    const winner = ahead(regular.home, regular.away);
    return {
      ...done(regular.home, regular.away, winner, at.full),
      extra: undefined,
      shootout: false,
    };
  }
  const more = random(seed, 'match', fixture.id, 'extra');
  const extra = { home: poisson(more, rates.home * 0.32), away: poisson(more, rates.away * 0.32) };
  const home = regular.home + extra.home;
  const away = regular.away + extra.away;
  if (home !== away) {
    return { ...done(home, away, ahead(home, away), at.extraFull), extra, shootout: false };
  }
  const kicks = shootoutOf(seed, fixture);
  const hits = (side: Side) => kicks.filter((kick) => kick.side === side && kick.scored).length;
  const winner = ahead(hits('home'), hits('away'));
  return { ...done(home, away, winner, at.shootout + kicks.length * KICK), extra, shootout: true };
}

function ahead(home: number, away: number): Side | undefined {
  if (home === away) return undefined;
  return home > away ? 'home' : 'away';
}
