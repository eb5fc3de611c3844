import { isScenario, scenarioNames } from '@touchline/types/scenario-names';
import type { WorldHeaders } from '../api/world-headers.ts';

/** The world that a URL of /worlds/enter requests, and the page to open in it. */
export interface WorldRequest {
  readonly world: WorldHeaders;
  readonly to: string;
}

/** A path of this site, and nothing that a browser would resolve to another host. */
const isPath = (to: string) => /^\/(?![/\\])[\x21-\x7e]*$/.test(to);

/** Runs from now on at this speed; without a speed the clock is stopped. */
const worldAt = (at: string, speed: string | null, now: number) =>
  speed ? `${at}; from=${new Date(now).toISOString()}; factor=${speed}` : at;

/** Parses the query, or returns what is wrong with it. The instant itself is validated by the upstream. */
export function parseWorldRequest(
  query: URLSearchParams,
  now: number,
): WorldRequest | { error: string } {
  const to = query.get('to') || '/';
  const at = query.get('at')?.trim();
  const names = query
    .getAll('scenario')
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.find((name) => !isScenario(name));
  if (unknown !== undefined) {
    const known = scenarioNames.join(', ');
    return { error: `There is no scenario '${unknown.slice(0, 80)}'. Choose from: ${known}.` };
  }
  if (!isPath(to))
    return { error: 'The page must be a path of this site, like /football/matches.' };
  return {
    world: {
      ...(at && { 'x-world-at': worldAt(at, query.get('speed'), now) }),
      ...(names.length > 0 && { 'x-mock-scenario': names.join(',') }),
    },
    to,
  };
}
