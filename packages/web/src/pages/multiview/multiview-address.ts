import { MAX_MATCHES } from '../../features/matches/multiview/default-matches.ts';
import { addDays, type CompactDay, isDay } from '../../format/compact-day.ts';
import { type Game, isId } from '../../paths.ts';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';

export interface MultiviewAddress {
  game: Game;
  /** `now` for the live matches; undefined for an invalid date, and for one that is still to come. */
  day: CompactDay | 'now' | undefined;
  /** Those that the visitor chose; empty for those that the site chooses. */
  matchIds: readonly string[];
  /** Whether the URL names something that is no match. */
  hasBadIds: boolean;
}

function dayAt(date: string | null, today: CompactDay): MultiviewAddress['day'] {
  if (date === null) return 'now';
  if (date === 'yesterday') return addDays(today, -1);
  return isDay(date) && date <= today ? date : undefined;
}

/** Day and matches are in the URL, so that a link shows the same to others. */
export function readMultiviewAddress(
  { params, search }: Address,
  today: CompactDay,
): MultiviewAddress {
  const asked = (search.get('matches') ?? '').split(',').filter(Boolean);
  return {
    game: gameAt({ params }),
    day: dayAt(search.get('date'), today),
    matchIds: [...new Set(asked.filter(isId))].slice(0, MAX_MATCHES),
    hasBadIds: !asked.every(isId),
  };
}
