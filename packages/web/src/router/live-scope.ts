import type { LiveScope } from '../api/live-stream.ts';
import { isGame, isMatchId } from '../paths.ts';

const MAX_MATCHES = 100;

/** The live matches that the page at a path needs: a narrow scope means less to load on a phone. */
export function liveScope(pathname: string, watched: Iterable<string>): LiveScope | undefined {
  const [game, section, id, ...more] = pathname.split('/').slice(1);
  if (game === '') return {};
  const isList =
    (section === 'matches' && !id) || section === 'tournaments' || section === 'predictions';
  if (isGame(game) && isList) return { sportType: game };
  const isMatch = isGame(game) && section === 'matches' && more.length === 0;
  const ids = new Set([...(isMatch && id ? [id] : []), ...watched].filter(isMatchId));
  return ids.size > 0 ? { matchIds: [...ids].slice(0, MAX_MATCHES) } : undefined;
}
