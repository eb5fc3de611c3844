import { createPublicKey } from 'node:crypto';
import { request } from 'undici';
import { GatewayProblem } from '../problems/gateway-problem.ts';

interface Jwk {
  readonly kid?: string;
  readonly kty?: string;
  readonly use?: string;
}

// An unknown key may be a new one: it is asked for, but not as often as somebody makes them up.
const AGAIN_AFTER_MS = 10_000;
const OLD_AFTER_MS = 600_000;
const PATIENCE_MS = 3000;

const asPem = (jwk: Jwk) =>
  createPublicKey({ key: jwk as never, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();

async function fetchKeys(url: URL): Promise<Map<string, string>> {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const { keys } = (await body.json()) as { keys?: Jwk[] };
  if (statusCode !== 200 || !Array.isArray(keys))
    throw new Error(`The key set answered ${statusCode}.`);
  const usable = keys.filter(
    ({ kty, use }) => kty !== 'oct' && (use === undefined || use === 'sig'),
  );
  return new Map(usable.map((jwk) => [jwk.kid ?? '', asPem(jwk)]));
}

/** The keys of an upstream that rotates them (RFC 7517): kept, renewed, one look-up at a time. */
export function keySet(url: URL, clock: () => number = Date.now) {
  let keys = new Map<string, string>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function renew(): Promise<void> {
    askedAt = clock();
    keys = await fetchKeys(url);
  }

  return async (kid = ''): Promise<string> => {
    const known = keys.get(kid);
    const age = clock() - askedAt;
    const isDue = known === undefined ? age >= AGAIN_AFTER_MS : age >= OLD_AFTER_MS;
    if (isDue) {
      asking ??= renew().finally(() => {
        asking = undefined;
      });
    }
    if (asking) {
      // A set that cannot be had does not take back the keys that were had.
      await asking.catch((cause: unknown) => {
        if (known !== undefined) return;
        throw new GatewayProblem(503, 'The keys that tokens are signed with cannot be had.', {
          cause,
          headers: { 'retry-after': '5' },
        });
      });
    }
    const key = keys.get(kid) ?? known;
    if (key === undefined) throw new Error('The token is signed with a key that is not known.');
    return key;
  };
}
