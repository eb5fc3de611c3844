import { readFileSync } from 'node:fs';

/** A file of /proc, which is on Linux only; empty if there is none. */
export function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The processes that this one has started, as PostgreSQL does for its connections. */
export const childrenOf = (pid: number): number[] =>
  readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
