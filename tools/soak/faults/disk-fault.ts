import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../cluster/part.ts';
import type { Fault } from './fault.ts';

const BROKEN_MS = 4000;

/**
 * The disk takes no more bytes from a running process: every write to a file fails. A limit of the process does it
 * without the rights that mounting a small file system needs.
 */
export function diskRefusesWrites(prlimit: string, part: Part): Fault {
  const limit = (size: string) => {
    for (const pid of part.pids) {
      try {
        // The soft limit only: the hard one could not be raised again.
        execFileSync(prlimit, [`--pid=${pid}`, `--fsize=${size}:`], { stdio: 'ignore' });
      } catch {}
    }
  };
  return {
    title: `the disk of ${part.name} refuses writes`,
    kills: true,
    run: () =>
      part.whileBroken(async () => {
        limit('0');
        await sleep(BROKEN_MS);
        limit('unlimited');
      }),
  };
}
