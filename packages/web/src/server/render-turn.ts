import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a turn of the event loop in which no other page is rendered: pages that wait for the same answer get their
 * data at once, and rendering all of them would hold up everything else for the sum of their times.
 */
export function renderTurn(): Promise<unknown> {
  last = last.then(() => nextTurn());
  return last;
}
