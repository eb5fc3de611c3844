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
export function watchPressure(limits: PressureLimits, readDelayMs: () => number) {
  let sampledAt = performance.now();
  let lastDelayMs = 0;
  /** Counted while the event loop is late, and until no network asks for too much. */
  const requestsOf = new Map<string, number>();
  let greedy: readonly string[] = [];

  function sample(now: number): void {
    const allowed = (limits.requestsOfNetwork * (now - sampledAt)) / SAMPLE_MS;
    sampledAt = now;
    lastDelayMs = readDelayMs();
    const isLate = lastDelayMs > limits.lateMs;
    // Refusing a network makes the event loop fast again, so it stays refused until it asks for less.
    greedy = [...requestsOf]
      .filter(([network, count]) => count > allowed && (isLate || greedy.includes(network)))
      .map(([network]) => network);
    requestsOf.clear();
  }

  /** The mean delay of the event loop in the last sample. */
  function delayMs(): number {
    const now = performance.now();
    if (now - sampledAt >= SAMPLE_MS) sample(now);
    return lastDelayMs;
  }

  /** Counts a request; the network that it comes from, if that asks for too much. */
  function greedyNetwork(client: { readonly ip: string }): string | undefined {
    if (delayMs() <= limits.lateMs && greedy.length === 0) return undefined;
    const network = clientNetwork(client);
    requestsOf.set(network, (requestsOf.get(network) ?? 0) + 1);
    return greedy.includes(network) ? network : undefined;
  }

  return { delayMs, greedyNetwork };
}
