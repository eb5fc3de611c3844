import { createPrivateKey, createPublicKey, hash, hkdfSync, type KeyObject } from 'node:crypto';

/** The keys of access tokens. */
export interface TokenKeys {
  readonly algorithm: 'HS256' | 'EdDSA';
  /** Names a public key in the key set. */
  readonly kid?: string;
  readonly signing: KeyObject | Uint8Array;
  readonly verifying: KeyObject | Uint8Array;
}

/** For a gateway that has the secret too. */
export function sharedKeys(secret: string): TokenKeys {
  const key = new TextEncoder().encode(secret);
  return { algorithm: 'HS256', signing: key, verifying: key };
}

// RFC 8410 §7: an Ed25519 private key in PKCS #8, before its 32 bytes.
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;

const pairOf = (secret: string) => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'access tokens', KEY_BYTES));
  const der = Buffer.concat([PKCS8_HEAD, seed]);
  const signing = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const verifying = createPublicKey(signing);
  const { x = '', ...jwk } = verifying.export({ format: 'jwk' });
  return { signing, verifying, jwk: { ...jwk, x, kid: hash('sha256', x, 'base64url') } };
};

/** A key pair made of the secret: replicas with the same secret have the same pair, and a gateway needs the public key alone. */
export function keyPairOf(secret: string): TokenKeys {
  const { signing, verifying, jwk } = pairOf(secret);
  return { algorithm: 'EdDSA', kid: jwk.kid, signing, verifying };
}

/** The public key as a JWK set (RFC 7517). */
export const keySetOf = (secret: string) => ({
  keys: [{ ...pairOf(secret).jwk, alg: 'EdDSA', use: 'sig' }],
});
