import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from '@touchline/shared/server/announce';
import { root } from '../workspace.ts';

export interface Program {
  readonly name: string;
  /** Node's flags, the program, the program's arguments. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

export interface RunNodeOptions {
  /** Aborted to stop the program. */
  readonly signal: AbortSignal;
  readonly printLine: (line: string) => void;
  readonly onStarted?: ((started: Started) => void) | undefined;
  readonly graceMs?: number | undefined;
}

const END_WITH_PARENT = new URL('../end-with-parent.js', import.meta.url).href;
/** Everything must have ended 5 s after the signal: what runs on after this is killed. */
const GRACE_MS = 4000;
/** For the last output. A process that the program has started may hold the pipes open for longer. */
const LAST_OUTPUT_MS = 200;

/**
 * Runs Node without a package manager or shell, so that signals reach the program, until it ends or the signal aborts. It stays
 * in the process group of its parent, and ends with it. Returns a sentence about the end.
 */
export async function runNode(
  { name, args, env, cwd = root }: Program,
  { signal: stop, printLine, onStarted, graceMs = GRACE_MS }: RunNodeOptions,
): Promise<{ code: number; end: string }> {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', printLine);
  child.on('message', (started: Started) => onStarted?.(started));
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    // If the whole group was signalled, the program gets a second signal, and takes both for one.
    child.kill('SIGTERM');
    timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  };
  stop.addEventListener('abort', end);
  const closed = new Promise((done) => child.once('close', done));
  try {
    const [code, signal] = await once(child, 'exit');
    await Promise.race([closed, sleep(LAST_OUTPUT_MS)]);
    const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
    return { code: code ?? 1, end: `${name} ${how}.` };
  } catch (error) {
    return { code: 1, end: `${name} could not be started: ${(error as Error).message}.` };
  } finally {
    stop.removeEventListener('abort', end);
    clearTimeout(timer);
  }
}
