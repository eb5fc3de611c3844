import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import { accessTokenExpired, unauthorized } from '../api-error.ts';
import type { AccessTokenPayload, Caller } from './account-service.ts';

// The token cannot choose an algorithm.
const ALGORITHM = 'HS256';
const REQUIRED_CLAIMS = ['username', 'sub', 'iat', 'exp'];

export const signAccessToken = (payload: AccessTokenPayload, secret: string): string =>
  createSigner({ key: secret, algorithm: ALGORITHM })(payload);

const invalidToken = () =>
  unauthorized('The access token is invalid; log in again.', 'invalid_token');

/** Throws a 401 if the signature is wrong, a claim is missing or the token has expired. */
export function verifyAccessToken(token: string, secret: string, now: number): Caller {
  const verify = createVerifier({
    key: secret,
    algorithms: [ALGORITHM],
    requiredClaims: REQUIRED_CLAIMS,
    // A token has expired at the instant of `exp` (RFC 7519 §4.1.4); fast-jwt refuses it a millisecond later.
    clockTimestamp: now * 1000 + 1,
  });
  try {
    const { username, sub, iat } = verify(token) as AccessTokenPayload;
    if (typeof username !== 'string' || typeof sub !== 'string') throw invalidToken();
    return { username, accountId: sub, ageSeconds: now - iat };
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw error.code === TokenError.codes.expired ? accessTokenExpired() : invalidToken();
  }
}
