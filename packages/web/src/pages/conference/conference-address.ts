import { type Game, isId } from '../../paths.ts';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';

/** As many as fit on one screen. */
export const MAX_TILES = 6;

interface ConferenceAddress {
  game: Game;
  /** Those that the visitor chose; empty for those that the site chooses. */
  matchIds: readonly string[];
  /** Whether the URL names something that is no match. */
  hasBadIds: boolean;
}

/** The choice is in the URL, so that a link shows the same to others. */
export function readConferenceAddress({ params, search }: Address): ConferenceAddress {
  const asked = (search.get('matches') ?? '').split(',').filter(Boolean);
  const ids = [...new Set(asked.filter(isId))];
  return {
    game: gameAt({ params }),
    matchIds: ids.slice(0, MAX_TILES),
    hasBadIds: !asked.every(isId),
  };
}
