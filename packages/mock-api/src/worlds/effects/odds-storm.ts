import { withOdds } from '@touchline/shared/domain/best-prices';
import { keyedRandom } from '@touchline/shared/domain/seeded-random';
import type { Match } from '@touchline/types';
import type { Effect } from '../effect.ts';
import { isJsonObject, transformObjects } from './transform-objects.ts';

function movePrice(price: number | null, key: string): number | null {
  if (price === null) return null;
  return Math.max(0.01, Math.round(price * (0.8 + keyedRandom(key) * 0.45) * 100) / 100);
}

/** When the prices of this match last moved. The matches are spread over the interval by their ids. */
function lastMoveAt({ id }: Match, intervalSeconds: number, now: number): number {
  return (
    now - ((now + Math.floor(keyedRandom(`odds-storm ${id}`) * intervalSeconds)) % intervalSeconds)
  );
}

function moveOdds(match: Match, instant: number): Match {
  const odds = Object.fromEntries(
    Object.entries(match.odds).map(([booker, { asia }]) => {
      const key = `odds-storm ${match.id} ${booker} ${instant}`;
      const homeWinOdd = movePrice(asia.homeWinOdd, `${key} home`);
      const awayWinOdd = movePrice(asia.awayWinOdd, `${key} away`);
      return [booker, { asia: { ...asia, homeWinOdd, awayWinOdd, changedAt: instant } }];
    }),
  );
  return withOdds(match, odds);
}

const isMatch = (object: object): object is Match => 'odds' in object && isJsonObject(object.odds);

/** Moves all prices of every unfinished match once per interval, and updates the best prices to match. */
export const oddsStorm = (intervalSeconds: number): Effect => ({
  transform: (data, { instant }) =>
    transformObjects(data, (object) =>
      isMatch(object) && object.statusId !== 'FINISHED'
        ? moveOdds(object, lastMoveAt(object, intervalSeconds, instant))
        : object,
    ),
});
