import { spawnSync } from 'node:child_process';

const CHRT = ['chrt', '--rr', '1'] as const;

/**
 * The command that starts the page's renderer with real-time priority, so that neither the server nor Lighthouse
 * interrupts it: with the CPU slowed down four times, each millisecond of waiting would count as four of the phone's.
 * Empty if the system does not allow it.
 */
export const REAL_TIME_COMMAND =
  spawnSync(CHRT[0], [...CHRT.slice(1), 'true']).status === 0 ? CHRT.join(' ') : '';
