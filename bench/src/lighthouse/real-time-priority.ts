import { spawnSync } from 'node:child_process';

const command = ['chrt', '--rr', '1'] as const;

/**
 * What the page's process is started by, so that nothing else on this machine interrupts it. A phone shares its cores
 * neither with the house that serves it nor with whoever measures, and each millisecond of waiting for them would be
 * taken for four of the phone's own. Empty where the system does not allow it.
 */
export const pageFirst =
  spawnSync(command[0], [...command.slice(1), 'true']).status === 0 ? command.join(' ') : '';
