import { spawnSync } from 'node:child_process';

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

/** Pins a command to one core if the machine has taskset: servers run on core 0, load generators on core 1. */
export function pinToCore(core: number, command: string[]): [string, string[]] {
  const [program = '', ...args] = hasTaskset
    ? ['taskset', '-c', String(core), ...command]
    : command;
  return [program, args];
}

export const PINNING = hasTaskset ? 'one core each' : 'not pinned because taskset is missing';
