import type { ServerProcess } from './server-process.ts';

type Moment = 'before the streams' | 'first' | 'last';

const SAMPLE_MS = 500;

/** The resident memory of each server in MB. */
export type MemoryLog = ReturnType<typeof createMemoryLog>;

export function createMemoryLog(servers: readonly ServerProcess[]) {
  const most = new Map<string, number>();
  const moments = new Map<Moment, Map<string, number>>();
  let mostTogether = 0;

  function sample(): Map<string, number> {
    const now = new Map(servers.map((server) => [server.name, server.memoryMb]));
    const together = now.values().reduce((sum, mb) => sum + mb, 0);
    mostTogether = Math.max(mostTogether, together);
    for (const [name, mb] of now) most.set(name, Math.max(mb, most.get(name) ?? 0));
    return now;
  }

  return {
    names: servers.map(({ name }) => name),
    most,
    /** The most that all servers take at one moment. */
    get mostTogether(): number {
      return mostTogether;
    },
    at: (moment: Moment, name: string) => moments.get(moment)?.get(name) ?? 0,
    measure: (moment: Moment) => void moments.set(moment, sample()),
    /** Remembers the most that each server takes until the signal aborts. */
    watch(signal: AbortSignal): void {
      const timer = setInterval(sample, SAMPLE_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
    },
  };
}
