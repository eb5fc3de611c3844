import type { Match } from '@touchline/types';
import { byImportance } from '../../features/matches/list/by-importance.ts';
import { MAX_MATCHES } from '../../features/matches/multiview/default-matches.ts';
import type { Stars } from '../../state/favourites/star.ts';

/**
 * The matches that the site chooses: stars first, then as lists by importance. Those that are shown keep their places,
 * also when they are over, and free places are filled as matches begin.
 */
export function liveChoice(
  shown: readonly string[],
  live: readonly Match[],
  now: number,
  stars: Stars,
): readonly string[] {
  if (shown.length >= MAX_MATCHES) return shown;
  const others = byImportance(live, now, stars).map(({ id }) => id);
  const next = [...new Set([...shown, ...others])].slice(0, MAX_MATCHES);
  return next.length === shown.length ? shown : next;
}
