import { vi } from 'vitest';

const TIMEOUT_MS = 15_000;

/** `vi.waitFor` with the time-out of `expect.poll`; its own, 1 s, is too short on a busy machine. */
export const waitFor = <T>(check: () => T | Promise<T>, options?: { interval: number }) =>
  vi.waitFor(check, { timeout: TIMEOUT_MS, ...options });
