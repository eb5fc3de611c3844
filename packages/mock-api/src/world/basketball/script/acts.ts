import type { PlayerAction } from '@touchline/types';
import type { Side } from '../../model.ts';
import { type Rng, random } from '../../random/random.ts';
import { opponentOf, SIDES } from '../../sides.ts';
import type { Quarter } from '../quarter.ts';
import { type BasketballOutcome, quarterMinutes } from '../quarters.ts';
import type { Giver, Score } from './scores.ts';

/** What a player does, without coming on and going off. */
export interface Act {
  /** From tip-off. */
  readonly at: number;
  readonly side: Side;
  readonly shirt: number;
  readonly action: PlayerAction;
}

/** Fouls that end a player's match; players here stop one short of them. */
const FOULS_IN_LONG_QUARTERS = 6;
const FOULS_IN_SHORT_QUARTERS = 5;

/** Counts per minute of one side, and shares. */
const TURNOVERS = 0.3;
const FOULS = 0.25;
const THREES_MISSED = 0.2;
const STOLEN_SHARE = 0.45;
const BLOCKED_SHARE = 0.1;
const OUT_OF_PLAY_SHARE = 0.07;
const OFFENSIVE_SHARE = 0.3;
/** Seconds at the beginning and the end of a quarter in which nothing else happens. */
const FIRST_SECOND = 8;
const LAST_SECONDS = 6;

const MADE = ['freeThrow', 'two', 'three'] as const;

interface Play {
  readonly rng: Rng;
  readonly give: Giver;
  readonly acts: Act[];
  readonly mostFouls: number;
  readonly fouls: Readonly<Record<Side, number[]>>;
}

function addFoul({ give, acts, mostFouls, fouls }: Play, side: Side, at: number, share: number) {
  const shirt = give(side, at, 'foul', share);
  const own = fouls[side];
  const count = own[shirt] ?? 0;
  if (count === mostFouls) return;
  own[shirt] = count + 1;
  acts.push({ at, side, shirt, action: 'foul' });
}

/** What belongs to a basket: all of it in its second, so that no player changes in between. */
function addScore(play: Play, { at, side, points, shirt, how, other }: Score): void {
  const { acts, rng } = play;
  const add = (action: PlayerAction, by = shirt, of = side) =>
    acts.push({ at, side: of, shirt: by, action });
  if (points === 1) addFoul(play, opponentOf(side), at, rng());
  if (how === 'one-of-two') add('freeThrowMissed');
  if (how === 'putback') {
    add('twoMissed', other);
    add('offensiveRebound');
  }
  if (how === 'steal') {
    add('turnover', other, opponentOf(side));
    add('steal');
  }
  add(MADE[points - 1] as PlayerAction);
  if (how === 'assisted') add('assist', other);
}

function addMiss({ rng, give, acts }: Play, side: Side, at: number, isThree: boolean): void {
  const add = (action: PlayerAction, of: Side, shirt: number) =>
    acts.push({ at, side: of, shirt, action });
  const against = opponentOf(side);
  add(
    isThree ? 'threeMissed' : 'twoMissed',
    side,
    give(side, at, isThree ? 'three' : 'two', rng()),
  );
  if (!isThree && rng() < BLOCKED_SHARE) add('block', against, give(against, at, 'block', rng()));
  const roll = rng();
  if (roll < OUT_OF_PLAY_SHARE) return;
  const isOffensive = roll < OFFENSIVE_SHARE;
  const of = isOffensive ? side : against;
  add(isOffensive ? 'offensiveRebound' : 'defensiveRebound', of, give(of, at, 'rebound', rng()));
}

/** Misses, turnovers and fouls of a side in a quarter, in proportion to what it made. */
function addQuarter(play: Play, side: Side, quarter: Quarter, scores: readonly Score[]): void {
  const { rng, give, acts } = play;
  const made = scores.filter((one) => one.side === side);
  const { from, to, minutes } = quarter;
  const second = () =>
    from + FIRST_SECOND + Math.floor(rng() * (to - from - FIRST_SECOND - LAST_SECONDS));
  const count = (mean: number) => Math.round(mean * (0.5 + rng()));
  const made2 = made.filter(({ points }) => points === 2).length;
  const made3 = made.filter(({ points }) => points === 3).length;
  for (let left = count(made2 * 0.85); left > 0; left--) addMiss(play, side, second(), false);
  const threes = count(made3 * 1.3 + minutes * THREES_MISSED);
  for (let left = threes; left > 0; left--) addMiss(play, side, second(), true);
  for (let left = count(minutes * TURNOVERS); left > 0; left--) {
    const at = second();
    acts.push({ at, side, shirt: give(side, at, 'turnover', rng()), action: 'turnover' });
    if (rng() >= STOLEN_SHARE) continue;
    const against = opponentOf(side);
    acts.push({ at, side: against, shirt: give(against, at, 'steal', rng()), action: 'steal' });
  }
  for (let left = count(minutes * FOULS); left > 0; left--) addFoul(play, side, second(), rng());
}

/** Everything that is counted, quarter by quarter; not yet in the order of time. */
export function actsOf(
  { seed, fixture, quarters }: BasketballOutcome,
  scores: readonly Score[],
  give: Giver,
): Act[] {
  const isLong = quarterMinutes(fixture.season) === 12;
  const play: Play = {
    rng: random(seed, 'match', fixture.id, 'box score'),
    give,
    acts: [],
    mostFouls: (isLong ? FOULS_IN_LONG_QUARTERS : FOULS_IN_SHORT_QUARTERS) - 1,
    fouls: { home: [], away: [] },
  };
  for (const score of scores) addScore(play, score);
  for (const quarter of quarters) {
    const own = scores.filter(({ at }) => at >= quarter.from && at < quarter.to);
    for (const side of SIDES) addQuarter(play, side, quarter, own);
  }
  return play.acts;
}
