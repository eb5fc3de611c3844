import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../cluster/part.ts';

export interface Fault {
  title: string;
  /** Whether requests in the hands of a process may be cut off. */
  kills?: boolean;
  /** Whether the upstream's world is another one meanwhile, whose lists are not of this time. */
  movesWorld?: boolean;
  /** Resolves when everything has been started, thawed or put right again; it need not be ready yet. */
  run: () => Promise<void>;
}

const DOWN_MS = 3000;
const FROZEN_MS = 4000;

const names = (parts: readonly Part[]) => parts.map(({ name }) => name).join(' and ');
const are = (parts: readonly Part[]) => (parts.length > 1 ? 'are' : 'is');

export function killed(parts: readonly Part[], signal: NodeJS.Signals = 'SIGKILL'): Fault {
  return {
    title: `${names(parts)} ${are(parts)} ${signal === 'SIGKILL' ? 'killed' : 'ended'}`,
    kills: true,
    async run() {
      await Promise.all(parts.map((part) => part.end(signal)));
      await sleep(DOWN_MS);
      for (const part of parts) part.start();
    },
  };
}

export function frozen(parts: readonly Part[]): Fault {
  return {
    title: `${names(parts)} ${are(parts)} frozen`,
    async run() {
      for (const part of parts) part.freeze();
      await sleep(FROZEN_MS);
      for (const part of parts) part.thaw();
    },
  };
}

/** One after the other, each as soon as the one before it serves again. */
export function restarted(parts: readonly Part[]): Fault {
  return {
    title: `${names(parts)} ${are(parts)} restarted in turn`,
    kills: true,
    async run() {
      for (const part of parts) {
        await part.end('SIGTERM');
        part.start();
        await part.ready();
      }
    },
  };
}

/** The wall clock of these processes jumps, and jumps back. */
export function clockJumps(parts: readonly Part[], minutes: number): Fault {
  const direction = minutes < 0 ? 'back' : 'forward';
  return {
    title: `the clock of ${names(parts)} jumps ${direction} by ${Math.abs(minutes)} min`,
    async run() {
      for (const part of parts) part.send({ offsetMs: minutes * 60_000 });
      await sleep(FROZEN_MS);
      for (const part of parts) part.send({ offsetMs: 0 });
    },
  };
}
