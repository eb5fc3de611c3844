import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pinned } from './pinned.ts';

export interface Contestant {
  readonly name: string;
  readonly command: string[];
  readonly env?: Record<string, string>;
  readonly url: string;
}

export interface Served {
  readonly pid: number;
  readonly readyMs: number;
  stop(): Promise<void>;
}

const LONGEST_START_MS = 60_000;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Starts a server on the first core and waits for its first good answer. */
export async function serve({ name, command, env, url }: Contestant): Promise<Served> {
  const begun = performance.now();
  const child = spawn(...pinned(0, command), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let faults = '';
  child.stderr?.on('data', (chunk) => {
    faults = `${faults}${chunk}`.slice(-2000);
  });
  const ended = once(child, 'exit');

  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - begun > LONGEST_START_MS) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not answer ${url}: ${faults || 'no word of why'}`);
    }
    await wait(5);
  }
  return {
    pid: child.pid as number,
    readyMs: performance.now() - begun,
    stop: async () => {
      child.kill('SIGTERM');
      const lingering = setTimeout(() => child.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(lingering);
    },
  };
}
