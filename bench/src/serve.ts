import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pinToCore } from './cpu-pinning.ts';

export interface Contestant {
  readonly name: string;
  readonly command: string[];
  readonly env?: Record<string, string>;
  readonly url: string;
  /** The URL that responds with success once it is ready, if not `url`; `listening` waits for the port only. */
  readonly ready?: string;
}

export type Served = Awaited<ReturnType<typeof serve>>;

const START_TIMEOUT_MS = 60_000;

async function respondsOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
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

/** Starts a server on a core of its own, and waits until it is ready. */
export async function serve({ name, command, env, url, ready = url }: Contestant, core = 0) {
  const startedAt = performance.now();
  const child = spawn(...pinToCore(core, command), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(-2000);
  });
  const ended = once(child, 'exit');

  const isReady = () => (ready === 'listening' ? acceptsConnections(url) : respondsOk(ready));
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - startedAt > START_TIMEOUT_MS) {
      child.kill('SIGKILL');
      throw new Error(
        `${name} did not become ready at ${ready}: ${errors || 'it printed no error'}`,
      );
    }
    await wait(5);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
    await ended;
    clearTimeout(timer);
  };
  return { pid: child.pid as number, stop, [Symbol.asyncDispose]: stop };
}
