import type { Dispatcher } from 'undici';

const TIMEOUT_MS = 2000;

/** The parts that the mock API lacks: accounts, or files of SEASONS_DIR. Everything else is served without them. */
export function createMockHealth(pool: Dispatcher, { origin }: URL) {
  return async (): Promise<Readonly<Record<string, string>>> => {
    try {
      const { body } = await pool.request({
        origin,
        path: '/healthz',
        method: 'GET',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { accounts, seasons } = (await body.json()) as { accounts?: string; seasons?: string };
      return { ...(accounts && { accounts }), ...(seasons && { seasons }) };
    } catch {
      // The check of the upstream reports a mock API that does not respond.
      return {};
    }
  };
}
