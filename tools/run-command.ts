import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programOf, root } from './workspace.ts';

export type Print = (text: string) => void;

export interface Outcome {
  code: number;
  output: string;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Ends the command. */
  signal?: AbortSignal;
  /** Runs as this user; only root may set it. */
  uid?: number;
  onOutput?: (text: string) => void;
}

/** Runs a command to its end and collects its output. A command that cannot be started counts as failed. */
export async function run(
  command: string,
  args: string[],
  { cwd = root, env, signal, uid, onOutput }: RunOptions = {},
): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    uid,
  });
  const terminate = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', terminate);
  let output = '';
  const collect = (text: string) => {
    output += text;
    onOutput?.(text);
  };
  child.stdout?.setEncoding('utf8').on('data', collect);
  child.stderr?.setEncoding('utf8').on('data', collect);
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output };
  } catch (error) {
    return { code: 1, output: `${output}${command}: ${(error as Error).message}\n` };
  } finally {
    signal?.removeEventListener('abort', terminate);
  }
}

/** Runs the program of a package of the root on the project's own Node. */
export const runProgram = (name: string, args: string[], options?: RunOptions) =>
  run(process.execPath, [programOf(name), ...args], options);
