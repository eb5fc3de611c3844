import { isScenario, scenarioNames } from '@touchline/types/scenarios';
import type { DevWorld } from '../api/world-headers.ts';

/** The world that an address asks for, and the page to see it on. */
export interface Wish {
  readonly world: DevWorld;
  readonly to: string;
}

/** A path of this site, and nothing that a browser would read as another one's address. */
const isPath = (to: string) => /^\/(?![/\\])[\x21-\x7e]*$/.test(to);

/** From now on it runs, at this speed; without one it stands still. */
const running = (at: string, speed: string | null, now: number) =>
  speed ? `${at}; from=${new Date(now).toISOString()}; factor=${speed}` : at;

/** Reads it, or says what is wrong with it; whether there is such an instant only the upstream can tell. */
export function readWish(query: URLSearchParams, now: number): Wish | { fault: string } {
  const to = query.get('to') || '/';
  const at = query.get('at')?.trim();
  const names = query.getAll('scenario').flatMap((text) => text.split(','));
  const chosen = names.map((name) => name.trim()).filter(Boolean);
  const unknown = chosen.find((name) => !isScenario(name));
  if (unknown !== undefined) {
    const known = scenarioNames.join(', ');
    return { fault: `There is no scenario '${unknown.slice(0, 80)}'. There are: ${known}.` };
  }
  if (!isPath(to))
    return { fault: 'The page must be a path of this site, like /football/matches.' };
  return {
    world: {
      ...(at && { 'x-world-at': running(at, query.get('speed'), now) }),
      ...(chosen.length > 0 && { 'x-mock-scenario': chosen.join(',') }),
    },
    to,
  };
}
