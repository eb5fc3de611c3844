import { retryLater } from '@touchline/api-core/gateway-problem';

const RETRY_S = 30;

/** Limits the concurrent streams, of each client address and of all. */
export class StreamLimit {
  readonly #maxPerAddress: number;
  readonly #maxTotal: number;
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(maxPerAddress: number, maxTotal: number) {
    this.#maxPerAddress = maxPerAddress;
    this.#maxTotal = maxTotal;
  }

  /** Counts a stream; the returned function releases it. */
  acquire(address: string): () => void {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#maxPerAddress) {
      const detail = `Your address has ${open} live streams open already; close one first.`;
      throw retryLater(429, detail, RETRY_S);
    }
    if (this.#total >= this.#maxTotal)
      throw retryLater(503, 'All places for live streams are taken; try again shortly.', RETRY_S);
    this.#total += 1;
    this.#open.set(address, open + 1);
    return () => {
      this.#total -= 1;
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    };
  }
}
