import { createPublicKey } from 'node:crypto';
import type { FastifyJWTOptions } from '@fastify/jwt';
import type { JWSHeaderParameters } from 'jose';
import { MISSING_KEY, type VerifierSource } from '../config.ts';

type Algorithm = NonNullable<NonNullable<FastifyJWTOptions['verify']>['algorithms']>[number];

const RSA_ALGORITHMS: Algorithm[] = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];
const EC_ALGORITHMS: Record<string, Algorithm> = {
  prime256v1: 'ES256',
  secp384r1: 'ES384',
  secp521r1: 'ES512',
};
// No HMAC: a key set holds public keys, and HS256 would accept one of them as the secret.
const ASYMMETRIC_ALGORITHMS: Algorithm[] = [
  ...RSA_ALGORITHMS,
  ...Object.values(EC_ALGORITHMS),
  'EdDSA',
];

export interface VerifyingKey {
  readonly algorithms: Algorithm[];
  /** A secret, a public key in PEM, or a look-up of the latter for a token. */
  readonly key: string | ((header: JWSHeaderParameters, token: string) => Promise<string>);
  /** Changes with the keys; of keys that may be revoked at any time. */
  readonly keysVersion?: () => number;
}

function algorithmsOf(pem: string): Algorithm[] {
  const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
  if (asymmetricKeyType === 'rsa') return RSA_ALGORITHMS;
  if (asymmetricKeyType === 'ed25519') return ['EdDSA'];
  const algorithm = EC_ALGORITHMS[asymmetricKeyDetails?.namedCurve ?? ''];
  if (!algorithm)
    throw new Error(`JWT_PUBLIC_KEY must be RSA, EC or Ed25519, not ${asymmetricKeyType}.`);
  return [algorithm];
}

/** The algorithms are derived from the key, never from the token. Without a key the upstream verifies its tokens. */
export async function verifyingKey(source: VerifierSource): Promise<VerifyingKey | undefined> {
  switch (source.kind) {
    case 'upstream':
      return undefined;
    case 'secret':
      return { algorithms: ['HS256'], key: source.secret };
    case 'missing':
      throw new Error(MISSING_KEY);
    case 'public-key':
      return { algorithms: algorithmsOf(source.pem), key: source.pem };
    case 'jwks': {
      // jose takes 22 ms of a start that only this source needs.
      const { createJwks } = await import('./jwks.ts');
      return { algorithms: ASYMMETRIC_ALGORITHMS, ...createJwks(source.url) };
    }
  }
}
