import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { programOf, root } from './workspace.ts';

const RUN_WITH_PARENT = join(root, 'tools/run-with-parent.js');

export type Print = (text: string) => void;

export interface Outcome {
  code: number;
  output: string;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Ends the command, and with `ownGroup` all its descendants. */
  signal?: AbortSignal;
  ownGroup?: boolean;
  /** Runs as this user; only root may set it. */
  uid?: number;
  onOutput?: (text: string) => void;
}

/** Makes whole lines of pieces of text. */
export function lines(onLine: (line: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) onLine(line);
  };
}

/** Runs a command to its end and collects its output. A command that cannot be started counts as failed. */
export async function run(
  command: string,
  args: string[],
  { cwd = root, env, signal, ownGroup = false, uid, onOutput }: RunOptions = {},
): Promise<Outcome> {
  const hasGroup = ownGroup && process.platform !== 'win32';
  const child = spawn(command, args, {
    cwd,
    env,
    detached: hasGroup,
    stdio: [ownGroup ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid }),
  });
  const terminate = () => {
    if (hasGroup && child.pid) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  };
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

/**
 * Runs a script of a package.json without a package manager. Aborting it also ends the shell that Node starts for it, and
 * so does the end of this process, of whatever cause.
 */
export const runScript = (folder: string, script: string, args: string[], options?: RunOptions) =>
  run(process.execPath, [RUN_WITH_PARENT, '--run', script, '--', ...args], {
    ...options,
    cwd: folder,
    ownGroup: true,
  });
