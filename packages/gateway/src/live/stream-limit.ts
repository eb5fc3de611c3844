import { GatewayProblem } from '@touchline/api-core/gateway-problem';

/** Limits the concurrent streams per client address. */
export class StreamLimit {
  readonly #maxPerAddress: number;
  readonly #open = new Map<string, number>();

  constructor(maxPerAddress: number) {
    this.#maxPerAddress = maxPerAddress;
  }

  /** Counts a stream; the returned function releases it. */
  acquire(address: string): () => void {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#maxPerAddress) {
      throw new GatewayProblem(
        429,
        `Your address has ${open} live streams open already; close one first.`,
        { headers: { 'retry-after': '30' } },
      );
    }
    this.#open.set(address, open + 1);
    return () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    };
  }
}
