import { MAX_MATCHES } from '../../features/matches/watch/default-matches.ts';
import { addDays, type CompactDay, isDay } from '../../format/compact-day.ts';
import { type Game, isId } from '../../paths.ts';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';

export interface WatchAddress {
  game: Game;
  /** Undefined for an invalid date, and for one that is still to come. */
  day: CompactDay | undefined;
  /** Those that the visitor chose; empty for those that the site chooses. */
  matchIds: readonly string[];
}

/** Day and matches are in the URL, so that a link shows the same to others. */
export function readWatchAddress({ params, search }: Address, today: CompactDay): WatchAddress {
  const date = search.get('date') ?? addDays(today, -1);
  const ids = (search.get('matches') ?? '').split(',').filter(isId);
  return {
    game: gameAt({ params }),
    day: isDay(date) && date <= today ? date : undefined,
    matchIds: [...new Set(ids)].slice(0, MAX_MATCHES),
  };
}
