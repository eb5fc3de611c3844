import type { Dispatcher } from 'undici';

const TIMEOUT_MS = 2000;

/** What the mock API says of its accounts, if they are unavailable: pages and scores are served without them. */
export function createMockHealth(pool: Dispatcher, { origin }: URL) {
  return async (): Promise<Readonly<Record<string, string>>> => {
    try {
      const { body } = await pool.request({
        origin,
        path: '/healthz',
        method: 'GET',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { accounts } = (await body.json()) as { accounts?: string };
      return accounts ? { accounts } : {};
    } catch {
      // The check of the upstream reports a mock API that does not respond.
      return {};
    }
  };
}
