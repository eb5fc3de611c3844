import { monitorEventLoopDelay } from 'node:perf_hooks';
import { clientNetwork } from '../http/client-network.ts';

export interface PressureLimits {
  /** The delay of the event loop from which on a network is limited. */
  readonly lateMs: number;
  /** What a network may ask for in one sample while the event loop is late. */
  readonly requestsOfNetwork: number;
}

const SAMPLE_MS = 500;
const RESOLUTION_MS = 10;

/** The mean delay of the event loop since it was last read. */
export function loopDelay() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  return {
    start: () => void histogram.enable(),
    stop: () => void histogram.disable(),
    read(): number {
      // Not a number until the first is measured.
      const delayMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) || 0;
      histogram.reset();
      return delayMs;
    },
  };
}

/** How late the event loop is, and which networks ask for too much. Measured in samples, which end when a request comes. */
export class Pressure {
  readonly #limits: PressureLimits;
  readonly #readDelayMs: () => number;
  #sampledAt = performance.now();
  #delayMs = 0;
  /** Counted while the event loop is late, and until no network asks for too much. */
  readonly #requestsOf = new Map<string, number>();
  #greedy: readonly string[] = [];

  constructor(limits: PressureLimits, readDelayMs: () => number) {
    this.#limits = limits;
    this.#readDelayMs = readDelayMs;
  }

  /** The mean delay of the event loop in the last sample. */
  get delayMs(): number {
    const now = performance.now();
    if (now - this.#sampledAt >= SAMPLE_MS) this.#sample(now);
    return this.#delayMs;
  }

  /** Counts a request; the network that it comes from, if that asks for too much. */
  greedyNetwork(client: { readonly ip: string }): string | undefined {
    if (this.delayMs <= this.#limits.lateMs && this.#greedy.length === 0) return undefined;
    const network = clientNetwork(client);
    this.#requestsOf.set(network, (this.#requestsOf.get(network) ?? 0) + 1);
    return this.#greedy.includes(network) ? network : undefined;
  }

  #sample(now: number): void {
    const allowed = (this.#limits.requestsOfNetwork * (now - this.#sampledAt)) / SAMPLE_MS;
    this.#sampledAt = now;
    this.#delayMs = this.#readDelayMs();
    const isLate = this.#delayMs > this.#limits.lateMs;
    // Refusing a network makes the event loop fast again, so it stays refused until it asks for less.
    this.#greedy = [...this.#requestsOf]
      .filter(([network, count]) => count > allowed && (isLate || this.#greedy.includes(network)))
      .map(([network]) => network);
    this.#requestsOf.clear();
  }
}
