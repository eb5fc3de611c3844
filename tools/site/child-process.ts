import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '../test/steps.ts';
import { root } from '../workspace.ts';
import { BeatWatch } from './beat-watch.ts';
import { OutputTail } from './output-tail.ts';

const END_WITH_PARENT = join(root, 'tools/end-with-parent.js');
const BEAT = join(import.meta.dirname, 'beat.js');
const BEAT_MS = 1000;

export interface ChildPlan {
  name: string;
  /** Node's flags, the program, the program's arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The socket on which the program listens, which it finds as systemd passes sockets. */
  socket?: number | undefined;
  /** How often the program reports that it runs. */
  beatMs?: number | undefined;
}

/** Kills a process whose event loop does not run, so that it can be started again. */
function killWhenHung(child: ChildProcess, beatMs: number): { readonly hungMs: number } {
  const watch = new BeatWatch();
  const state = { hungMs: 0 };
  child.on('message', ({ isInspected }: { isInspected: boolean }) => watch.onBeat(isInspected));
  const timer = setInterval(() => {
    if (!watch.tick()) return;
    clearInterval(timer);
    state.hungMs = watch.missed * beatMs;
    child.kill('SIGKILL');
  }, beatMs);
  child.once('exit', () => clearInterval(timer));
  child.once('error', () => clearInterval(timer));
  return state;
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
  { name, args, env, socket, beatMs = BEAT_MS }: ChildPlan,
  printOutput: Print,
  printError = printOutput,
): Child {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, '--import', BEAT, ...args], {
    cwd: root,
    env: {
      ...env,
      BEAT_MS: String(beatMs),
      LISTEN_PID: undefined,
      LISTEN_FDS: socket === undefined ? undefined : '1',
    },
    stdio: ['ignore', 'pipe', 'pipe', socket ?? 'ignore', 'ipc'],
  });
  const state = killWhenHung(child, beatMs);
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
      if (state.hungMs > 0)
        return `${name} did not respond for ${state.hungMs / 1000} s, and was ended.`;
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
