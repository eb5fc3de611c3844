import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '../test/steps.ts';
import { root } from '../workspace.ts';
import { LastLines } from './output-tail.ts';

export interface ChildPlan {
  name: string;
  /** What node is given: its own flags, the program, the program's arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
}

export interface Child {
  name: string;
  /** Settles when the process is gone, with the sentence that says how it went. */
  ended: Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
  lastWords: () => string;
}

/**
 * Starts node itself, no package manager or shell in between, so that a signal reaches the program.
 * It stays in our process group: whoever kills the group leaves nothing behind.
 */
export function startChild({ name, args, env }: ChildPlan, print: Print): Child {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors = new LastLines();
  const chatter = new LastLines();
  child.stdout.on('data', (chunk: Buffer) => {
    chatter.add(String(chunk));
    print(String(chunk));
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors.add(String(chunk));
    print(String(chunk));
  });

  const closed = new Promise((done) => child.once('close', done));

  async function end(): Promise<string> {
    try {
      const [code, signal] = await once(child, 'exit');
      // A grandchild may hold the pipes open: the last words are waited for, but not for ever.
      await Promise.race([closed, sleep(200)]);
      return signal ? `${name} was ended by ${signal}.` : `${name} ended with exit code ${code}.`;
    } catch (error) {
      return `${name} could not be started: ${(error as Error).message}.`;
    }
  }

  return {
    name,
    ended: end(),
    kill: (signal) => child.kill(signal),
    lastWords: () => errors.toString() || chatter.toString(),
  };
}
