const MAX_TOKENS = 5000;
/** The longest time that a revoked key is still accepted. */
const REMEMBER_MS = 60_000;

/**
 * The tokens whose signature and claims have been verified, by the whole value of the Authorization field. A token that was
 * refused is never here: the next attempt is verified again.
 */
export class VerifiedTokens {
  readonly #keysVersion: (() => number) | undefined;
  readonly #clockToleranceMs: number;
  /** Until when each is valid, or remembered, in the order in which they were added. */
  readonly #until = new Map<string, number>();
  #lastVersion: number | undefined;

  /** `keysVersion` changes with keys that may be revoked. */
  constructor(clockToleranceMs: number, keysVersion?: () => number) {
    this.#clockToleranceMs = clockToleranceMs;
    this.#keysVersion = keysVersion;
  }

  has(authorization: string, now = Date.now()): boolean {
    this.#forgetOldKeys();
    const until = this.#until.get(authorization);
    if (until === undefined) return false;
    if (now <= until) return true;
    this.#until.delete(authorization);
    return false;
  }

  /** `exp` in seconds (RFC 7519 §4.1.4). */
  add(authorization: string, exp: number, now = Date.now()): void {
    this.#forgetOldKeys();
    const [oldest] = this.#until.keys();
    if (this.#until.size >= MAX_TOKENS && oldest !== undefined) this.#until.delete(oldest);
    const validUntil = exp * 1000 + this.#clockToleranceMs;
    const until = this.#keysVersion ? Math.min(validUntil, now + REMEMBER_MS) : validUntil;
    this.#until.set(authorization, until);
  }

  #forgetOldKeys(): void {
    const version = this.#keysVersion?.();
    if (version !== this.#lastVersion) this.#until.clear();
    this.#lastVersion = version;
  }
}
