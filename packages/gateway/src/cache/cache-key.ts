import type { Call } from '../api/call.ts';

/** All that an answer can depend on: the canonical target, the language, the world. */
export function cacheKey({ target, language, world }: Call): string {
  return `${target} ${language ?? ''} ${world ? JSON.stringify(world) : ''}`;
}
