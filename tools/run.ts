import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './workspace.ts';

export interface Outcome {
  code: number;
  output: string;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Ends the command, and with `ownGroup` everything that it started. */
  signal?: AbortSignal;
  ownGroup?: boolean;
  /** As another user; for root alone. */
  uid?: number;
}

/** Runs a command to its end and keeps what it said; a command that cannot start is a failed one. */
export async function run(
  command: string,
  args: string[],
  { cwd = root, env, signal, ownGroup = false, uid }: RunOptions = {},
): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: ownGroup,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid }),
  });
  const end = () => {
    if (ownGroup && child.pid) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  };
  signal?.addEventListener('abort', end);
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output };
  } catch (error) {
    return { code: 1, output: `${output}${command}: ${(error as Error).message}\n` };
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** Runs a script of a package.json without a package manager in between; the shell that it starts ends with it. */
export const runScript = (folder: string, script: string, args: string[], options?: RunOptions) =>
  run(process.execPath, ['--run', script, '--', ...args], {
    ...options,
    cwd: folder,
    ownGroup: true,
  });
