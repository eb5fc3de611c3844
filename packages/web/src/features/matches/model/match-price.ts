import type { Match } from '@touchline/types';
import { bookmakerNames } from '@touchline/types/client-contract';
import type { TFunction } from 'i18next';
import { priceMove } from '../../../api/price-movement.ts';
import { formatOdds, type OddsFormat } from '../../../format/odds.ts';
import { placeholderOdds } from '../../../format/placeholder-odds.ts';
import { isOpeningLine } from './handicap.ts';
import type { Side } from './match.ts';

export interface Price {
  text: string;
  /** PRF-4: no bookmaker quotes this side, the figure is only indicative. */
  isPlaceholder: boolean;
  moved: 'up' | 'down' | undefined;
  bookmaker: string | undefined;
  /** Names the time of a price that is not the current one. */
  note?: string;
}

/** A covered match has its last prices before the start, where it is known when they were made, or else its first. */
export const isClosing = ({ covered, odds }: Match) =>
  !covered || Object.values(odds).some(({ asia }) => asia.changedAt !== undefined);

/** The best price on one side, in the visitor's odds format. */
export function priceOf(
  match: Match,
  side: Side,
  format: OddsFormat,
  now: number,
  t: TFunction,
): Price {
  const { homeTeam: home, awayTeam: away } = match;
  const netPrice = side === 'home' ? home.homeTeamAsiaOdds : away.awayTeamAsiaOdds;
  const bookmaker = side === 'home' ? home.homeTeamAsiaOddsBooker : away.awayTeamAsiaOddsBooker;
  if (netPrice === null) {
    const text = formatOdds(placeholderOdds(match.id, side), format, t);
    return { text, isPlaceholder: true, moved: undefined, bookmaker: undefined };
  }
  return {
    text: formatOdds(netPrice, format, t),
    isPlaceholder: false,
    moved: bookmaker === null ? undefined : movement(match, bookmaker, side, now),
    bookmaker: bookmaker === null ? undefined : bookmakerNames[bookmaker],
    ...(match.covered && { note: t(`match.${isClosing(match) ? 'closing' : 'opening'}`) }),
  };
}

function movement(match: Match, bookmaker: number, side: Side, now: number) {
  if (!isOpeningLine(match)) return undefined;
  const { asia } = match.odds[bookmaker] ?? {};
  const [price, opening] = [asia?.[`${side}WinOdd`], asia?.[`${side}WinOpening`]];
  return priceMove(price, opening, asia?.changedAt, now / 1000);
}
