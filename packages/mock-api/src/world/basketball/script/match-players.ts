import { actionCounts } from '@touchline/shared/domain/timeline';
import type { LeadersBy } from '@touchline/types';
import type { Fixture, MatchPlayers, Side } from '../../model.ts';
import { cachedCounts } from '../../players/cached-counts.ts';
import { squadYears } from '../../players/squad.ts';
import { squadShape } from '../../players/squad-shape.ts';
import { SIDES } from '../../sides.ts';
import type { BasketballOutcome } from '../quarters.ts';
import { type MatchScript, matchScript } from './match-script.ts';
import { playerCounts } from './statistics.ts';

const PLACES = squadShape('basketball').shirts.length + 1;
/** Lists of seasons whose counts are cached: some twenty bytes per finished match. */
const LISTS = 36;

type List = 'points' | 'rebounds' | 'assists';
const isList = (by: LeadersBy): by is List =>
  by === 'points' || by === 'rebounds' || by === 'assists';

const placeOf = (side: Side, shirt: number): number => (side === 'home' ? 0 : PLACES) + shirt;

/** What a top list counts, by side and shirt; all but rebounds is known with the baskets. */
function countsOf({ scores, acts }: MatchScript, list: List, seconds: number): Uint8Array {
  const counts = new Uint8Array(2 * PLACES);
  const add = (side: Side, shirt: number, count: number) => {
    const place = placeOf(side, shirt);
    counts[place] = (counts[place] as number) + count;
  };
  if (list === 'rebounds') {
    for (const { at, side, shirt, action } of acts()) {
      if (at <= seconds && actionCounts[action].includes('rebounds')) add(side, shirt, 1);
    }
    return counts;
  }
  for (const { at, side, shirt, points, how, other } of scores) {
    if (at > seconds) continue;
    if (list === 'points') add(side, shirt, points);
    else if (how === 'assisted') add(side, other, 1);
  }
  return counts;
}

/** What players do in matches, of which only the counts of finished ones are cached. */
export function createMatchPlayers(outcomeOf: (fixture: Fixture) => BasketballOutcome) {
  const cached = cachedCounts<BasketballOutcome, Uint8Array>(LISTS, outcomeOf);

  return (fixture: Fixture, instant: number): MatchPlayers => ({
    years: squadYears(fixture),
    appearance(side, shirt) {
      const outcome = outcomeOf(fixture);
      const script = matchScript(outcome);
      const seconds = Math.min(instant, outcome.end) - fixture.start;
      const own = playerCounts(script, side, shirt, seconds);
      const { starters, changes } = script.rotations[side];
      const started = starters.includes(shirt);
      const cameOn = changes.some((one) => one.on === shirt && one.seconds <= seconds);
      if (!started && !cameOn) return undefined;
      const { minutes, points, rebounds, assists, steals, blocks, threePointers } = own;
      const counts = { points, rebounds, steals, blocks, threePointers };
      return { started, minutes, goals: 0, assists, yellowCards: 0, redCards: 0, ...counts };
    },
    count(by: LeadersBy, add) {
      if (!isList(by)) return;
      const countIn = (outcome: BasketballOutcome, seconds: number) =>
        countsOf(matchScript(outcome), by, seconds);
      const counts = cached(fixture, instant, countIn, by);
      for (const side of SIDES) {
        for (let shirt = 1; shirt < PLACES; shirt++) {
          const count = counts[placeOf(side, shirt)] as number;
          if (count > 0) add(side, shirt, count);
        }
      }
    },
  });
}
