import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 60_000;
const REQUEST_TIMEOUT_MS = 2000;
const FIRST_PAUSE_MS = 40;
/** A program that waits for its upstream logs each check. */
const MAX_PAUSE_MS = 3000;

async function problemAt(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
    const response = await fetch(url, { signal: limit });
    const body = (await response.text()).slice(0, 300);
    return response.ok ? undefined : `the last response was ${response.status} ${body}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `the last request failed: ${cause instanceof Error ? cause.message : message}`;
  }
}

/** Requests a health URL until it responds with success. */
export async function waitUntilHealthy(
  name: string,
  url: string,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.2, MAX_PAUSE_MS)) {
    const problem = await problemAt(url, signal);
    if (problem === undefined || signal.aborted) return;
    if (performance.now() > end)
      throw new Error(`${name} was not ready after ${timeoutMs / 1000} s: ${url}, ${problem}`);
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
}
