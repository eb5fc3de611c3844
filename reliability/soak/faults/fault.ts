import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../cluster/server-process.ts';

export interface Fault {
  title: string;
  /** Whether requests in the hands of a process may be cut off. */
  kills?: boolean;
  /** Whether every request must be answered meanwhile, none refused. */
  keepsAnswers?: boolean;
  /** Whether the upstream's world is another one meanwhile, whose lists are not of this time. */
  movesWorld?: boolean;
  /** Resolves when everything has been started, thawed or put right again; it need not be ready yet. */
  run: () => Promise<void>;
}

const DOWN_MS = 3000;
const FROZEN_MS = 4000;

const names = (servers: readonly ServerProcess[]) =>
  new Intl.ListFormat('en-GB').format(servers.map(({ name }) => name));
const are = (servers: readonly ServerProcess[]) => (servers.length > 1 ? 'are' : 'is');

export function killed(
  servers: readonly ServerProcess[],
  signal: NodeJS.Signals = 'SIGKILL',
): Fault {
  return {
    title: `${names(servers)} ${are(servers)} ${signal === 'SIGKILL' ? 'killed' : 'ended'}`,
    kills: true,
    async run() {
      await Promise.all(servers.map((server) => server.end(signal)));
      await sleep(DOWN_MS);
      for (const server of servers) server.start();
    },
  };
}

export function frozen(servers: readonly ServerProcess[]): Fault {
  return {
    title: `${names(servers)} ${are(servers)} frozen`,
    async run() {
      for (const server of servers) server.freeze();
      await sleep(FROZEN_MS);
      for (const server of servers) server.thaw();
    },
  };
}

/** One after the other, each as soon as the one before it serves again, with this limit of open files. */
export function restarted(servers: readonly ServerProcess[], descriptors?: number): Fault {
  const limit =
    descriptors === undefined ? '' : ` with ${descriptors.toLocaleString('en')} descriptors`;
  return {
    title: `${names(servers)} ${are(servers)} restarted in turn${limit}`,
    kills: true,
    async run() {
      for (const server of servers) {
        await server.end('SIGTERM');
        server.descriptors = descriptors;
        server.start();
        await server.ready();
      }
    },
  };
}

/** The wall clock of these processes jumps, and jumps back. */
export function clockJumps(servers: readonly ServerProcess[], minutes: number): Fault {
  const direction = minutes < 0 ? 'back' : 'forward';
  return {
    title: `the clock of ${names(servers)} jumps ${direction} by ${Math.abs(minutes)} min`,
    async run() {
      for (const server of servers) server.send({ offsetMs: minutes * 60_000 });
      await sleep(FROZEN_MS);
      for (const server of servers) server.send({ offsetMs: 0 });
    },
  };
}
