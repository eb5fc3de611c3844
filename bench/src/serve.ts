import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pinned } from './cpu-pinning.ts';

export interface Contestant {
  readonly name: string;
  readonly command: string[];
  readonly env?: Record<string, string>;
  readonly url: string;
  /** Where it says that it is there, if not at that address; `listening` where to be reached is all. */
  readonly ready?: string;
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

async function accepts(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts a server on a core of its own and waits for its first good answer. */
export async function serve(
  { name, command, env, url, ready = url }: Contestant,
  core = 0,
): Promise<Served> {
  const begun = performance.now();
  const child = spawn(...pinned(core, command), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let faults = '';
  child.stderr?.on('data', (chunk) => {
    faults = `${faults}${chunk}`.slice(-2000);
  });
  const ended = once(child, 'exit');

  const isReady = () => (ready === 'listening' ? accepts(url) : answers(ready));
  while (!(await isReady())) {
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
