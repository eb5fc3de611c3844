import type { Dispatcher } from 'undici';
import type { UpstreamConfig } from '../config.ts';

const TIMEOUT_MS = 2000;

/** Passes with any HTTP response: the contract does not require a particular path for health checks. */
export function createUpstreamCheck(pool: Dispatcher, { url }: UpstreamConfig) {
  return async (): Promise<string | undefined> => {
    try {
      const { body } = await pool.request({
        origin: url.origin,
        path: url.pathname,
        method: 'GET',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await body.dump();
      return undefined;
    } catch (error) {
      const { code, name } = error as Error & { code?: string };
      return `The upstream does not respond (${code ?? name}).`;
    }
  };
}
