import { retryLater } from '@touchline/api-core/gateway-problem';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10_000;
const MAX_NETWORKS = 50_000;

/** Throws the 429 to respond with when a network has asked, in ten seconds, for too much that is not cached. */
export function missRate(max: number, clock: () => number): (network: string | undefined) => void {
  const windows = new LRUCache<string, { count: number; readonly endsAt: number }>({
    // By size: with `max` the cache takes the memory of all networks at once.
    maxSize: MAX_NETWORKS,
    sizeCalculation: () => 1,
  });
  return (network) => {
    // The gateway's own calls have none.
    if (network === undefined) return;
    const now = clock();
    let window = windows.get(network);
    if (!window || window.endsAt <= now) {
      window = { count: 0, endsAt: now + WINDOW_MS };
      windows.set(network, window);
    }
    window.count += 1;
    if (window.count <= max) return;
    const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    throw retryLater(
      429,
      `Too many requests for what is not cached; try again in ${seconds} s.`,
      seconds,
    );
  };
}
