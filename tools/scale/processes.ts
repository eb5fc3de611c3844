import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { OutputTail } from '../site/output-tail.ts';
import { root } from '../workspace.ts';

export interface Process {
  name: string;
  kill: (signal: NodeJS.Signals) => Promise<void>;
  outputTail: () => string;
}

export interface StartOptions {
  env?: NodeJS.ProcessEnv;
  uid?: number;
  cwd?: string;
}

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const KILL_AFTER_MS = 6000;

/** Starts processes, and ends those that still run. */
export class ProcessGroup {
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
    const output = new OutputTail();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => output.add(String(chunk)));
    }
    child.on('error', (error) => output.add(error.message));
    return { name, kill: (signal) => end(child, signal), outputTail: () => output.toString() };
  }

  async endAll(): Promise<void> {
    await Promise.all(this.#all.toReversed().map((child) => end(child, 'SIGTERM')));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasExited(child) || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await exited;
  clearTimeout(timer);
}
