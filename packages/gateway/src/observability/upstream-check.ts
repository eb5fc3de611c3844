import type { Dispatcher } from 'undici';
import type { UpstreamConfig } from '../config.ts';

const PATIENCE_MS = 2000;

/** Any answer will do: which paths beside the contract an upstream has is its own business. */
export function upstreamCheck(pool: Dispatcher, { url }: UpstreamConfig) {
  return async (): Promise<string | undefined> => {
    try {
      const { body } = await pool.request({
        origin: url.origin,
        path: url.pathname,
        method: 'GET',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await body.dump();
      return undefined;
    } catch (error) {
      return `The upstream does not answer (${(error as Error & { code?: string }).code ?? (error as Error).name}).`;
    }
  };
}
