import type { Operation } from '@touchline/types/contract';
import type { Metrics } from '../observability/metrics.ts';
import { CircuitBreaker, type ReportOutcome } from './circuit-breaker.ts';
import { isLacking, UpstreamProblem } from './upstream-problem.ts';

export interface BreakersOptions {
  readonly clock: () => number;
  readonly gauge?: Metrics['breaker'] | undefined;
}

/** The value of the gauge's label for the breaker of the host. */
const HOST = 'all';

const paused = (openMs: number) =>
  new UpstreamProblem(503, 'The upstream fails too often; calls to it are paused.', {
    headers: { 'retry-after': String(Math.ceil(openMs / 1000)) },
  });

const isRefusal = ({ upstreamStatus = 0 }: UpstreamProblem) =>
  upstreamStatus >= 400 && upstreamStatus <= 499;

/** A call that was allowed. It has to report how it ended, once. */
export class Attempt {
  readonly #host: ReportOutcome;
  readonly #operation: ReportOutcome;

  constructor(host: ReportOutcome, operation: ReportOutcome) {
    this.#host = host;
    this.#operation = operation;
  }

  success(): void {
    this.#host('success');
    this.#operation('success');
  }

  failure(error: Error, isAbandoned: boolean): void {
    if (error instanceof UpstreamProblem) {
      // Without a connection nothing is known about the operation.
      this.#host(error.nothingSent ? 'failure' : 'success');
      if (error.nothingSent || error.isPaused) this.#operation('neither');
      // An upstream that refuses a call, or lacks the operation, is well.
      else this.#operation(isRefusal(error) || isLacking(error) ? 'success' : 'failure');
    } else if (isAbandoned) {
      this.#host('neither');
      this.#operation('neither');
    } else this.success();
  }
}

/**
 * The circuit breakers of one upstream. Each operation has its own, so that one that fails takes no other with it. That of
 * the host pauses all operations, and counts only failures to connect.
 */
export class Breakers {
  readonly #options: BreakersOptions;
  readonly #host: CircuitBreaker;
  readonly #operations = new Map<string, CircuitBreaker>();

  constructor(options: BreakersOptions) {
    this.#options = options;
    this.#host = this.#create(HOST);
  }

  /** The operations whose calls are rejected now. */
  get paused(): string[] {
    const all = [[HOST, this.#host] as const, ...this.#operations];
    return all.filter(([, { isOpen }]) => isOpen).map(([name]) => name);
  }

  /** Starts a call. Throws the 503 to respond with while calls of its operation, or all calls, are paused. */
  allow({ id }: Operation, network: string | undefined): Attempt {
    let own = this.#operations.get(id);
    if (!own) {
      own = this.#create(id);
      this.#operations.set(id, own);
    }
    const openMs = Math.max(this.#host.openMs, own.openMs);
    if (openMs > 0) throw paused(openMs);
    return new Attempt(this.#host.admit(network), own.admit(network));
  }

  #create(calls: string): CircuitBreaker {
    const { clock, gauge } = this.#options;
    return new CircuitBreaker({ clock, gauge: gauge?.labels({ calls }) });
  }
}
