import type { Part } from '../cluster/part.ts';

type Moment = 'before the streams' | 'first' | 'last';

const SAMPLE_MS = 2000;

/** The resident memory of each part in MB. */
export class MemoryLog {
  readonly most = new Map<string, number>();
  readonly #parts: readonly Part[];
  readonly #at = new Map<Moment, Map<string, number>>();

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  get names(): string[] {
    return this.#parts.map(({ name }) => name);
  }

  at(moment: Moment, name: string): number {
    return this.#at.get(moment)?.get(name) ?? 0;
  }

  measure(moment: Moment): void {
    this.#at.set(moment, this.#sample());
  }

  /** Remembers the most that each part takes until the signal aborts. */
  watch(signal: AbortSignal): void {
    const timer = setInterval(() => this.#sample(), SAMPLE_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  #sample(): Map<string, number> {
    const sample = new Map(this.#parts.map((part) => [part.name, part.memoryMb]));
    for (const [name, mb] of sample) this.most.set(name, Math.max(mb, this.most.get(name) ?? 0));
    return sample;
  }
}
