import { retryLater } from '@touchline/api-core/gateway-problem';

const RETRY_S = 30;

/** Limits the streams of each network (`STREAMS_PER_ADDRESS`) and of all. Counts a stream; what is returned releases it. */
export function streamLimit(maxPerNetwork: number, maxTotal: number) {
  const openOf = new Map<string, number>();
  let total = 0;
  return (network: string): (() => void) => {
    const open = openOf.get(network) ?? 0;
    if (open >= maxPerNetwork) {
      const detail = `Your address has ${open} live streams open already; close one first.`;
      throw retryLater(429, detail, RETRY_S);
    }
    if (total >= maxTotal)
      throw retryLater(503, 'All places for live streams are taken; try again shortly.', RETRY_S);
    total += 1;
    openOf.set(network, open + 1);
    return () => {
      total -= 1;
      const left = (openOf.get(network) ?? 1) - 1;
      if (left > 0) openOf.set(network, left);
      else openOf.delete(network);
    };
  };
}
