import type { Ask } from '../api/call.ts';
import type { Metrics } from '../observability/metrics.ts';
import { FailureRate } from './failure-rate.ts';
import { UpstreamProblem } from './upstream-problem.ts';

export interface BreakerOptions {
  readonly clock: () => number;
  readonly gauge: Metrics['breaker'];
}

const FIRST_REST_MS = 1000;
const LONGEST_REST_MS = 15_000;

/**
 * Keeps calls from an upstream that fails, so that it can recover and callers learn at once. After a rest one
 * probe goes through; whether it succeeds decides for all. A rest that was too short is doubled.
 */
export class Breaker {
  readonly #clock: () => number;
  readonly #gauge: Metrics['breaker'];
  readonly #rate: FailureRate;
  #restMs = FIRST_REST_MS;
  #openUntil: number | undefined;
  #isProbing = false;

  constructor({ clock, gauge }: BreakerOptions) {
    this.#clock = clock;
    this.#gauge = gauge;
    this.#rate = new FailureRate(clock);
  }

  /** For how long calls are still kept away, in milliseconds; 0 where they may pass. */
  get restMs(): number {
    if (this.#openUntil === undefined) return 0;
    const left = this.#openUntil - this.#clock();
    return left > 0 ? left : this.#isProbing ? FIRST_REST_MS : 0;
  }

  /** Lets a call begin; the answer says how to report its end. */
  admit(): (outcome: 'success' | 'failure' | 'neither') => void {
    const isProbe = this.#openUntil !== undefined;
    if (isProbe) this.#isProbing = true;
    return (outcome) => {
      if (isProbe) this.#isProbing = false;
      if (outcome === 'success' && isProbe) this.#close();
      else if (outcome === 'failure' && isProbe) this.#open(this.#restMs * 2);
      else if (outcome !== 'neither' && this.#openUntil === undefined) {
        this.#rate.count(outcome === 'failure');
        if (this.#rate.isTooHigh) this.#open(FIRST_REST_MS);
      }
    };
  }

  #open(restMs: number): void {
    this.#restMs = Math.min(restMs, LONGEST_REST_MS);
    this.#openUntil = this.#clock() + this.#restMs;
    this.#gauge.set(1);
  }

  #close(): void {
    this.#openUntil = undefined;
    this.#rate.forget();
    this.#gauge.set(0);
  }
}

/** A mishap that a developer ordered for one request says nothing about the upstream. */
const isStaged = (world: object | undefined) => world !== undefined && 'x-mock-scenario' in world;

export function guardedAsk(ask: Ask, breaker: Breaker): Ask {
  return async (call) => {
    if (isStaged(call.world)) return ask(call);
    const { restMs } = breaker;
    if (restMs > 0) {
      throw new UpstreamProblem(503, 'The upstream has failed too often and is given a rest.', {
        headers: { 'retry-after': String(Math.ceil(restMs / 1000)) },
      });
    }
    const report = breaker.admit();
    try {
      const answer = await ask(call);
      report('success');
      return answer;
    } catch (error) {
      if (error instanceof UpstreamProblem) report('failure');
      else report(call.signal.aborted ? 'neither' : 'success');
      throw error;
    }
  };
}
