import { spawnSync } from 'node:child_process';

const taskset = spawnSync('taskset', ['--version']).status === 0;

/** A command that stays on one core, where the machine can pin; the server gets one, the load the other. */
export function pinned(core: number, command: string[]): [string, string[]] {
  const [program = '', ...args] = taskset ? ['taskset', '-c', String(core), ...command] : command;
  return [program, args];
}

export const pinning = taskset ? 'one core each' : 'not pinned: this machine has no taskset';
