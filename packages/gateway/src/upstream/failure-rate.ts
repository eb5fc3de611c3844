const BUCKETS = 10;
const BUCKET_MS = 1000;
const ENOUGH = 10;
const TOO_HIGH = 0.5;

/** How many of the last ten seconds' calls failed. */
export class FailureRate {
  readonly #clock: () => number;
  #buckets: { at: number; calls: number; failures: number }[] = [];

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  count(failed: boolean): void {
    const at = Math.floor(this.#clock() / BUCKET_MS);
    let last = this.#buckets.at(-1);
    if (last?.at !== at) {
      last = { at, calls: 0, failures: 0 };
      this.#buckets = [...this.#buckets.filter((one) => one.at > at - BUCKETS), last];
    }
    last.calls += 1;
    if (failed) last.failures += 1;
  }

  /** Half of them, and enough calls for that to mean something. */
  get isTooHigh(): boolean {
    const since = Math.floor(this.#clock() / BUCKET_MS) - BUCKETS;
    let calls = 0;
    let failures = 0;
    for (const one of this.#buckets) {
      if (one.at <= since) continue;
      calls += one.calls;
      failures += one.failures;
    }
    return calls >= ENOUGH && failures / calls >= TOO_HIGH;
  }

  forget(): void {
    this.#buckets = [];
  }
}
