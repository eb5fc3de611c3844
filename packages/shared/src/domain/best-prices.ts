import type { BookmakerNumber, Match, OddsByBookmaker } from '@touchline/types';

export interface BestPrice {
  readonly price: number | null;
  readonly booker: BookmakerNumber | null;
}

/** The highest price of a side; of equal ones the first. */
export function bestPrice(odds: OddsByBookmaker, side: 'home' | 'away'): BestPrice {
  let best: BestPrice = { price: null, booker: null };
  for (const [number, { asia }] of Object.entries(odds)) {
    const price = asia[`${side}WinOdd`];
    if (price !== null && (best.price === null || price > best.price)) {
      best = { price, booker: Number(number) as BookmakerNumber };
    }
  }
  return best;
}

/** The best prices, as the teams of a match have them. */
export function bestPrices(odds: OddsByBookmaker) {
  const [home, away] = [bestPrice(odds, 'home'), bestPrice(odds, 'away')];
  return {
    homeTeam: { homeTeamAsiaOdds: home.price, homeTeamAsiaOddsBooker: home.booker },
    awayTeam: { awayTeamAsiaOdds: away.price, awayTeamAsiaOddsBooker: away.booker },
  };
}

export function withOdds(match: Match, odds: OddsByBookmaker): Match {
  const { homeTeam, awayTeam } = bestPrices(odds);
  return {
    ...match,
    odds,
    homeTeam: { ...match.homeTeam, ...homeTeam },
    awayTeam: { ...match.awayTeam, ...awayTeam },
  };
}
