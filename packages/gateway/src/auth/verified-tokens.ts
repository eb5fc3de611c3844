import { LRUCache } from 'lru-cache';

const MAX_BYTES = 4 * 1024 * 1024;
const OVERHEAD_BYTES = 128;
/** The longest time that a revoked key is still accepted. */
const REMEMBER_MS = 60_000;

/**
 * The tokens whose signature and claims have been verified, by the whole value of the Authorization field. A token that was
 * refused is never here: the next attempt is verified again. `keysVersion` changes with keys that may be revoked.
 */
export function createVerifiedTokens(clockToleranceMs: number, keysVersion?: () => number) {
  /** Until when each is valid, or remembered. */
  const untilOf = new LRUCache<string, number>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, { length }) => length + OVERHEAD_BYTES,
  });
  let lastVersion: number | undefined;

  function forgetOldKeys(): void {
    const version = keysVersion?.();
    if (version !== lastVersion) untilOf.clear();
    lastVersion = version;
  }

  return {
    has(authorization: string, now = Date.now()): boolean {
      forgetOldKeys();
      const until = untilOf.get(authorization);
      if (until === undefined) return false;
      if (now <= until) return true;
      untilOf.delete(authorization);
      return false;
    },

    /** `exp` in seconds (RFC 7519 §4.1.4). */
    add(authorization: string, exp: number, now = Date.now()): void {
      forgetOldKeys();
      const validUntil = exp * 1000 + clockToleranceMs;
      const until = keysVersion ? Math.min(validUntil, now + REMEMBER_MS) : validUntil;
      untilOf.set(authorization, until);
    },
  };
}
