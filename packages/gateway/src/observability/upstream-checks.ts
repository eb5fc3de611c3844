import type { Dispatcher } from 'undici';

const TIMEOUT_S = 2;

const get = (pool: Dispatcher, origin: string, path: string) =>
  pool.request({ origin, path, method: 'GET', signal: AbortSignal.timeout(TIMEOUT_S * 1000) });

/** Passes with any HTTP response: the contract does not require a particular path for health checks. */
export const createUpstreamCheck =
  (pool: Dispatcher, { origin, pathname }: URL) =>
  async (): Promise<string | undefined> => {
    try {
      await (await get(pool, origin, pathname)).body.dump();
      return undefined;
    } catch (error) {
      const { code, name } = error as Error & { code?: string };
      // The code of a `DOMException` is a number.
      const reason = name === 'TimeoutError' ? `nothing within ${TIMEOUT_S} s` : (code ?? name);
      return `The upstream does not respond (${reason}).`;
    }
  };

/** The parts that the mock API lacks: accounts, or files of SEASONS_DIR. Everything else is served without them. */
export const createMockHealth =
  (pool: Dispatcher, { origin }: URL) =>
  async (): Promise<Readonly<Record<string, string>>> => {
    try {
      const { body } = await get(pool, origin, '/healthz');
      const { accounts, seasons } = (await body.json()) as { accounts?: string; seasons?: string };
      return { ...(accounts && { accounts }), ...(seasons && { seasons }) };
    } catch {
      // The check of the upstream reports a mock API that does not respond.
      return {};
    }
  };
