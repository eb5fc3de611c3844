import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { LastLines } from '../site/output-tail.ts';
import { root } from '../workspace.ts';

export interface Process {
  name: string;
  kill: (signal: NodeJS.Signals) => Promise<void>;
  lastWords: () => string;
}

export interface StartOptions {
  env?: NodeJS.ProcessEnv;
  uid?: number;
  cwd?: string;
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const PATIENCE_MS = 6000;

/** Starts processes, and ends what is left of them. */
export class Processes {
  readonly #all: ChildProcess[] = [];

  start(name: string, program: string, args: string[], options: StartOptions = {}): Process {
    const { env = process.env, cwd = root, uid } = options;
    const child = spawn(program, args, {
      env,
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid !== undefined && { uid }),
    });
    this.#all.push(child);
    const words = new LastLines();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => words.add(String(chunk)));
    }
    child.on('error', (error) => words.add(error.message));
    return { name, kill: (signal) => end(child, signal), lastWords: () => words.toString() };
  }

  async endAll(): Promise<void> {
    await Promise.all(this.#all.toReversed().map((child) => end(child, 'SIGTERM')));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isOver(child) || child.pid === undefined) return;
  const over = once(child, 'exit');
  child.kill(signal);
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await over;
  clearTimeout(patience);
}
