import { KeyObject, type webcrypto } from 'node:crypto';
import { retryLater } from '@touchline/api-core/gateway-problem';
import {
  compactVerify,
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWSHeaderParameters,
} from 'jose';

// An unknown key id may belong to a new key, or be made up: the set is fetched again, but not more often than this.
const MIN_REFRESH_INTERVAL_MS = 1000;
const MAX_AGE_MS = 600_000;
const TIMEOUT_MS = 3000;
const RETRY_AFTER_FAILURE_MS = 5000;

// The token's error; everything else is a failure to fetch the set.
const TOKEN_ERRORS = [errors.JWKSNoMatchingKey, errors.JOSENotSupported];

const toPem = (key: webcrypto.CryptoKey): string =>
  KeyObject.from(key).export({ type: 'spki', format: 'pem' }).toString();

/** A token without a key id: the first of the possible keys that its signature fits. */
async function fittingKey(
  keys: InstanceType<typeof errors.JWKSMultipleMatchingKeys>,
  token: string,
): Promise<string> {
  for await (const key of keys) {
    const fits = await compactVerify(token, key).then(
      () => true,
      () => false,
    );
    if (fits) return toPem(key);
  }
  throw keys;
}

const unavailable = (cause: unknown) =>
  retryLater(
    503,
    'The keys that verify access tokens are unavailable; try again shortly.',
    RETRY_AFTER_FAILURE_MS / 1000,
    cause,
  );

/** Finds public keys in a JWK set (RFC 7517) that may rotate. Fetched keys stay valid while the set cannot be fetched. */
export function createJwks(url: URL) {
  let fetches = 0;
  let failure: { readonly at: number; readonly cause: unknown } | undefined;

  const findKey = createRemoteJWKSet(url, {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: MIN_REFRESH_INTERVAL_MS,
    cacheMaxAge: MAX_AGE_MS,
    // jose waits after a successful fetch only.
    [customFetch]: async (target, options) => {
      if (failure && Date.now() - failure.at < RETRY_AFTER_FAILURE_MS) throw failure.cause;
      const response = await fetch(target, options);
      if (response.ok) fetches += 1;
      return response;
    },
  });

  function findFetchedKey(header: JWSHeaderParameters) {
    const keys = findKey.jwks();
    if (!keys) throw unavailable(failure?.cause);
    return createLocalJWKSet(keys)(header).catch((cause) => {
      throw unavailable(cause);
    });
  }

  async function key(header: JWSHeaderParameters, token: string): Promise<string> {
    try {
      return toPem(await findKey(header));
    } catch (cause) {
      if (cause instanceof errors.JWKSMultipleMatchingKeys) return fittingKey(cause, token);
      if (TOKEN_ERRORS.some((type) => cause instanceof type)) throw cause;
      if (cause !== failure?.cause) failure = { at: Date.now(), cause };
      return toPem(await findFetchedKey(header));
    }
  }

  return { key, keysVersion: () => fetches };
}
