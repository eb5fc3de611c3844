/** Reports how a call ended; `neither` if that says nothing about what the breaker guards. */
export type ReportOutcome = (outcome: 'success' | 'failure' | 'neither') => void;

/** A visitor's network; the gateway's own calls have none. */
type Network = string | undefined;

export interface CircuitBreakerOptions {
  readonly clock: () => number;
  /** Set to 1 while it is open, and else to 0. */
  readonly gauge: { set(value: number): void } | undefined;
}

const BUCKETS = 10;
const BUCKET_MS = 1000;
const MIN_CALLS = 10;
const MAX_FAILURE_RATE = 0.5;
const FIRST_OPEN_MS = 1000;
/** A call that the cache cannot answer waits as long after the upstream is well again. */
const MAX_OPEN_MS = 4_000;

interface Counts {
  calls: number;
  failures: number;
}

const isHigh = ({ calls, failures }: Counts) => failures / calls >= MAX_FAILURE_RATE;

function add(to: Map<Network, Counts>, network: Network, { calls, failures }: Counts): void {
  const sum = to.get(network) ?? { calls: 0, failures: 0 };
  sum.calls += calls;
  sum.failures += failures;
  to.set(network, sum);
}

/** The share of failed calls in the last ten seconds. */
class FailureRate {
  readonly #clock: () => number;
  #buckets: { second: number; counts: Map<Network, Counts> }[] = [];

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  count(network: Network, isFailure: boolean): void {
    const second = Math.floor(this.#clock() / BUCKET_MS);
    let last = this.#buckets.at(-1);
    if (last?.second !== second) {
      last = { second, counts: new Map() };
      this.#buckets = [...this.#buckets.filter((one) => one.second > second - BUCKETS), last];
    }
    add(last.counts, network, { calls: 1, failures: Number(isFailure) });
  }

  /**
   * Ignores the rate of too few calls, and the network with the most failures if there are others: it may ask for what
   * fails for it alone.
   */
  get isTooHigh(): boolean {
    const start = Math.floor(this.#clock() / BUCKET_MS) - BUCKETS;
    const counts = new Map<Network, Counts>();
    for (const bucket of this.#buckets) {
      if (bucket.second <= start) continue;
      for (const [network, one] of bucket.counts) add(counts, network, one);
    }
    let calls = 0;
    let failures = 0;
    let worst = { calls: 0, failures: 0 };
    for (const one of counts.values()) {
      calls += one.calls;
      failures += one.failures;
      if (one.failures > worst.failures) worst = one;
    }
    const others = { calls: calls - worst.calls, failures: failures - worst.failures };
    return (
      calls >= MIN_CALLS && isHigh({ calls, failures }) && (others.calls === 0 || isHigh(others))
    );
  }

  reset(): void {
    this.#buckets = [];
  }
}

/**
 * Rejects calls while the upstream fails, so that it can recover and clients get an immediate response. After the open
 * time one probe call passes: if it succeeds the breaker closes, if it fails the open time doubles.
 */
export class CircuitBreaker {
  readonly #clock: () => number;
  readonly #gauge: CircuitBreakerOptions['gauge'];
  readonly #rate: FailureRate;
  #lastOpenMs = FIRST_OPEN_MS;
  #openUntil: number | undefined;
  #isProbing = false;

  constructor({ clock, gauge }: CircuitBreakerOptions) {
    this.#clock = clock;
    this.#gauge = gauge;
    this.#rate = new FailureRate(clock);
    gauge?.set(0);
  }

  /** How long calls are still rejected, in milliseconds; 0 if a call may pass. */
  get openMs(): number {
    if (this.#openUntil === undefined) return 0;
    const left = this.#openUntil - this.#clock();
    // Longer than it was opened for: the clock was set back.
    return left > 0 && left <= this.#lastOpenMs ? left : this.#isProbing ? FIRST_OPEN_MS : 0;
  }

  /** Whether calls are rejected, except for a probe. */
  get isOpen(): boolean {
    return this.#openUntil !== undefined;
  }

  /** Starts a call; the returned function reports its outcome. */
  admit(network?: string): ReportOutcome {
    const isProbe = this.#openUntil !== undefined;
    if (isProbe) this.#isProbing = true;
    return (outcome) => {
      if (isProbe) this.#isProbing = false;
      if (outcome === 'success' && isProbe) this.#close();
      else if (outcome === 'failure' && isProbe) this.#open(this.#lastOpenMs * 2);
      else if (outcome !== 'neither' && this.#openUntil === undefined) {
        this.#rate.count(network, outcome === 'failure');
        if (outcome === 'failure' && this.#rate.isTooHigh) this.#open(FIRST_OPEN_MS);
      }
    };
  }

  #open(openMs: number): void {
    this.#lastOpenMs = Math.min(openMs, MAX_OPEN_MS);
    this.#openUntil = this.#clock() + this.#lastOpenMs;
    this.#gauge?.set(1);
  }

  #close(): void {
    this.#openUntil = undefined;
    this.#rate.reset();
    this.#gauge?.set(0);
  }
}
