import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../cluster/server-process.ts';
import type { Fault } from './fault.ts';

const BROKEN_MS = 4000;

/**
 * The disk takes no more bytes from a running process: every write to a file fails. A limit of the process does it
 * without the rights that mounting a small file system needs.
 */
export function diskRefusesWrites(prlimit: string, server: ServerProcess): Fault {
  const setLimit = (pid: number, size: string) => {
    try {
      // A root without all rights may not set the limits of another user's process.
      const { uid } = statSync(`/proc/${pid}`);
      // The soft limit only: the hard one could not be raised again.
      execFileSync(prlimit, [`--pid=${pid}`, `--fsize=${size}:`], { uid, stdio: 'ignore' });
    } catch (error) {
      // One that has just ended needs no limit.
      if (server.pids.includes(pid)) throw error;
    }
  };
  const limit = (size: string) => {
    for (const pid of server.pids) setLimit(pid, size);
  };
  return {
    title: `the disk of ${server.name} refuses writes`,
    kills: true,
    run: () =>
      server.whileBroken(async () => {
        limit('0');
        await sleep(BROKEN_MS);
        limit('unlimited');
      }),
  };
}
