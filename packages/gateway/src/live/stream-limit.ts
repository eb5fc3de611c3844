import { GatewayProblem } from '../problems/gateway-problem.ts';

/** So many streams for each address, that nobody takes them all. */
export class StreamPlaces {
  readonly #perAddress: number;
  readonly #taken = new Map<string, number>();

  constructor(perAddress: number) {
    this.#perAddress = perAddress;
  }

  /** Takes a place; the answer gives it back. */
  take(address: string): () => void {
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= this.#perAddress) {
      throw new GatewayProblem(429, `There are ${taken} streams to your address already.`, {
        headers: { 'retry-after': '30' },
      });
    }
    this.#taken.set(address, taken + 1);
    return () => {
      const left = (this.#taken.get(address) ?? 1) - 1;
      if (left > 0) this.#taken.set(address, left);
      else this.#taken.delete(address);
    };
  }
}
