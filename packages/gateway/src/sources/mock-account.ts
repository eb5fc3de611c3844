import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import type { TokenPair } from '@touchline/types';
import type { Dispatcher } from 'undici';
import { UpstreamProblem } from '../upstream/upstream-problem.ts';

const TIMEOUT_MS = 5000;
/** Tokens of the mock API live for fifteen minutes by default. */
const RENEW_AFTER_MS = 60_000;

/**
 * The Authorization header for calls to the mock API by visitors who are signed in elsewhere: its sample account's,
 * because it can neither verify their tokens nor know their accounts.
 */
export function createSampleAccount(pool: Dispatcher, url: URL, clock: () => number) {
  let current: { header: Promise<string>; at: number } | undefined;

  async function logIn(): Promise<string> {
    const { body, statusCode } = await pool.request({
      origin: url.origin,
      path: `${url.pathname.replace(/\/$/, '')}/auth/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SAMPLE_ACCOUNT),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await body.json()) as { data?: TokenPair };
    if (statusCode !== 200 || !answer.data)
      throw new UpstreamProblem(502, 'The mock API does not accept its sample account.');
    return `Bearer ${answer.data.accessToken}`;
  }

  return (): Promise<string> => {
    if (!current || clock() - current.at >= RENEW_AFTER_MS) {
      const header = logIn();
      current = { header, at: clock() };
      // The next call tries again.
      header.catch(() => {
        current = undefined;
      });
    }
    return current.header;
  };
}
