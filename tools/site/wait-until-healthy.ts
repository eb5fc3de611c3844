import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
const BETWEEN_MS = 40;

async function ask(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(2000)]);
    const response = await fetch(url, { signal: limit });
    const body = await response.text();
    return response.ok ? undefined : `its last answer was ${response.status} ${body.slice(0, 300)}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `the last try ended with: ${cause instanceof Error ? cause.message : message}`;
  }
}

/** Asks a health address until it says yes. */
export async function untilOk(
  name: string,
  url: string,
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const complaint = await ask(url, signal);
    if (complaint === undefined || signal.aborted) return;
    if (performance.now() > end) {
      throw new Error(`${name} was not ready after ${patienceMs / 1000} s: ${url}, ${complaint}`);
    }
    await sleep(BETWEEN_MS);
  }
}
