import type { LiveScope } from '../api/live-stream.ts';
import { isGame, isId } from '../paths.ts';
import type { MatchedRoute } from './resolve-page.ts';

const MAX_MATCHES = 100;

/** The live matches that a page needs: a narrow scope means less to load on a phone. */
export function liveScope(
  { route, address: { params } }: Pick<MatchedRoute, 'route' | 'address'>,
  watched: Iterable<string>,
): LiveScope | undefined {
  if (route.liveMatches === 'all') return {};
  if (route.liveMatches === 'game' && isGame(params.game)) return { sportType: params.game };
  const ids = new Set([params.matchId, ...watched].filter(isId));
  return ids.size > 0 ? { matchIds: [...ids].slice(0, MAX_MATCHES) } : undefined;
}
