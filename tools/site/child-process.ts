import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '../test/steps.ts';
import { root } from '../workspace.ts';
import { OutputTail } from './output-tail.ts';

const END_WITH_PARENT = join(root, 'tools/end-with-parent.js');

export interface ChildPlan {
  name: string;
  /** Node's flags, the program, the program's arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
}

export interface Child {
  name: string;
  /** Resolves when the process has exited, with a sentence about how. */
  exited: Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
  outputTail: () => string;
}

/**
 * Starts Node without a package manager or shell, so that signals reach the program.
 * It stays in our process group, so a group kill reaches it too, and ends when this process does.
 */
export function startChild(
  { name, args, env }: ChildPlan,
  printOutput: Print,
  printError = printOutput,
): Child {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors = new OutputTail();
  const output = new OutputTail();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.add(text);
    printOutput(text);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors.add(text);
    printError(text);
  });

  const closed = new Promise((done) => child.once('close', done));

  async function describeExit(): Promise<string> {
    try {
      const [code, signal] = await once(child, 'exit');
      // Wait for the last output, but not for long: a grandchild may hold the pipes open.
      await Promise.race([closed, sleep(200)]);
      return signal ? `${name} was ended by ${signal}.` : `${name} ended with exit code ${code}.`;
    } catch (error) {
      return `${name} could not be started: ${(error as Error).message}.`;
    }
  }

  return {
    name,
    exited: describeExit(),
    kill: (signal) => child.kill(signal),
    outputTail: () => errors.toString() || output.toString(),
  };
}
