import type { BookmakerNumber, Match, OddsByBookmaker } from '@touchline/types';
import { keyedRandom } from '../../keyed-random.ts';
import type { Effect } from '../effect.ts';
import { isFields, walk } from './map-objects.ts';

type Side = 'homeWinOdd' | 'awayWinOdd';

function shaken(price: number | null, key: string): number | null {
  if (price === null) return null;
  return Math.max(0.01, Math.round(price * (0.8 + keyedRandom(key) * 0.45) * 100) / 100);
}

function best(odds: OddsByBookmaker, side: Side) {
  const quotes = Object.entries(odds)
    .map(([booker, { asia }]) => ({ booker, price: asia[side] }))
    .filter(({ price }) => price !== null);
  if (quotes.length === 0) return { price: null, booker: null };
  const top = quotes.reduce((a, b) => ((b.price as number) > (a.price as number) ? b : a));
  return { price: top.price, booker: Number(top.booker) as BookmakerNumber };
}

/** When this match's prices moved last; not all of them move at once. */
function lastMove({ id }: Match, everySeconds: number, now: number): number {
  return now - ((now + Math.floor(keyedRandom(`odds-storm ${id}`) * everySeconds)) % everySeconds);
}

function stormy(match: Match, instant: number): Match {
  const odds = Object.fromEntries(
    Object.entries(match.odds).map(([booker, { asia }]) => {
      const key = `odds-storm ${match.id} ${booker} ${instant}`;
      const homeWinOdd = shaken(asia.homeWinOdd, `${key} home`);
      const awayWinOdd = shaken(asia.awayWinOdd, `${key} away`);
      return [booker, { asia: { ...asia, homeWinOdd, awayWinOdd, changedAt: instant } }];
    }),
  );
  const [home, away] = [best(odds, 'homeWinOdd'), best(odds, 'awayWinOdd')];
  const { homeTeam, awayTeam } = match;
  return {
    ...match,
    odds,
    homeTeam: { ...homeTeam, homeTeamAsiaOdds: home.price, homeTeamAsiaOddsBooker: home.booker },
    awayTeam: { ...awayTeam, awayTeamAsiaOdds: away.price, awayTeamAsiaOddsBooker: away.booker },
  };
}

const isMatch = (fields: object): fields is Match => 'odds' in fields && isFields(fields.odds);

/** Every quote of a match that is not over moves every so many seconds; the best one is still the greatest. */
export const oddsStorm = (everySeconds: number): Effect => ({
  change: (data, { instant }) =>
    walk(data, (fields) =>
      isMatch(fields) && fields.statusId !== 'FINISHED'
        ? stormy(fields, lastMove(fields, everySeconds, instant))
        : fields,
    ),
});
