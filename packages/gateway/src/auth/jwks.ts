import { createPublicKey } from 'node:crypto';
import { request } from 'undici';
import { GatewayProblem } from '../problems/gateway-problem.ts';

interface Jwk {
  readonly kid?: string;
  readonly kty?: string;
  readonly use?: string;
}

// An unknown key id may belong to a new key, or be made up: the set is fetched again, but not more often than this.
const MIN_REFRESH_INTERVAL_MS = 10_000;
const MAX_AGE_MS = 600_000;
const TIMEOUT_MS = 3000;

const toPem = (jwk: Jwk) =>
  createPublicKey({ key: jwk as never, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();

async function fetchKeys(url: URL): Promise<Map<string, string>> {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { keys } = (await body.json()) as { keys?: Jwk[] };
  if (statusCode !== 200 || !Array.isArray(keys))
    throw new Error(`JWKS_URL responded with status ${statusCode} and no key set.`);
  const signingKeys = keys.filter(
    ({ kty, use }) => kty !== 'oct' && (use === undefined || use === 'sig'),
  );
  return new Map(signingKeys.map((jwk) => [jwk.kid ?? '', toPem(jwk)]));
}

/** Finds public keys by id in a JWK set (RFC 7517) that may rotate: cached, with one fetch at a time. */
export function createJwks(url: URL, clock: () => number = Date.now) {
  let keys = new Map<string, string>();
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    fetchedAt = clock();
    keys = await fetchKeys(url);
  }

  return async (kid = ''): Promise<string> => {
    const cached = keys.get(kid);
    const age = clock() - fetchedAt;
    const isDue = age >= (cached === undefined ? MIN_REFRESH_INTERVAL_MS : MAX_AGE_MS);
    if (isDue) {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
    }
    if (refreshing) {
      // Cached keys stay valid when the set cannot be fetched.
      await refreshing.catch((cause: unknown) => {
        if (cached !== undefined) return;
        throw new GatewayProblem(
          503,
          'The keys that verify access tokens are unavailable; try again shortly.',
          { cause, headers: { 'retry-after': '5' } },
        );
      });
    }
    const key = keys.get(kid) ?? cached;
    if (key === undefined) throw new Error('The token is signed with an unknown key.');
    return key;
  };
}
