import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts `REAL_CHROMIUM` with real-time priority. */
const REAL_TIME_CHROMIUM = fileURLToPath(
  new URL('../../lighthouse/real-time-chromium', import.meta.url),
);

/** Whether the system lets processes have real-time priority. */
export const hasRealTimePriority = spawnSync('chrt', ['--rr', '1', 'true']).status === 0;

/**
 * The environment in which Lighthouse starts the browser with real-time priority, so that neither the server nor
 * Lighthouse interrupts it: with the CPU slowed down four times, each millisecond of waiting would count as four of the
 * phone's. The whole browser: the page's process waits for another one with each font that it draws.
 */
export const realTimeBrowser = (
  chromium: string,
): { CHROME_PATH: string; REAL_CHROMIUM?: string } =>
  hasRealTimePriority
    ? { CHROME_PATH: REAL_TIME_CHROMIUM, REAL_CHROMIUM: chromium }
    : { CHROME_PATH: chromium };
