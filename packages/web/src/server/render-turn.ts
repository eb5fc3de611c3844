import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a turn of the event loop in which nothing else is rendered: the sections of a page, and pages that wait for
 * the same answer, would hold up everything else for the sum of their times.
 */
export function renderTurn(): Promise<unknown> {
  last = last.then(() => nextTurn());
  return last;
}
