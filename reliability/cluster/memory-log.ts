import type { ServerProcess } from './server-process.ts';

type Moment = 'before the streams' | 'first' | 'last';

const SAMPLE_MS = 500;

/** The resident memory of each server in MB. */
export class MemoryLog {
  readonly most = new Map<string, number>();
  /** The most that all servers take at one moment. */
  mostTogether = 0;
  readonly #servers: readonly ServerProcess[];
  readonly #at = new Map<Moment, Map<string, number>>();

  constructor(servers: readonly ServerProcess[]) {
    this.#servers = servers;
  }

  get names(): string[] {
    return this.#servers.map(({ name }) => name);
  }

  at(moment: Moment, name: string): number {
    return this.#at.get(moment)?.get(name) ?? 0;
  }

  measure(moment: Moment): void {
    this.#at.set(moment, this.#sample());
  }

  /** Remembers the most that each server takes until the signal aborts. */
  watch(signal: AbortSignal): void {
    const timer = setInterval(() => this.#sample(), SAMPLE_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  #sample(): Map<string, number> {
    const sample = new Map(this.#servers.map((server) => [server.name, server.memoryMb]));
    const together = sample.values().reduce((sum, mb) => sum + mb, 0);
    this.mostTogether = Math.max(this.mostTogether, together);
    for (const [name, mb] of sample) this.most.set(name, Math.max(mb, this.most.get(name) ?? 0));
    return sample;
  }
}
