import { errors, jwtVerify, SignJWT } from 'jose';
import { accessTokenExpired, unauthorized } from '../api-error.ts';
import type { AccessTokens } from './account-service.ts';

// The token cannot choose an algorithm.
const ALGORITHM = 'HS256';
const REQUIRED_CLAIMS = ['username', 'sub', 'iat', 'exp'];

const invalidToken = () =>
  unauthorized('The access token is invalid; log in again.', 'invalid_token');

/** Access tokens that are signed with a secret. */
export function signedTokens(secret: () => Promise<string>): AccessTokens {
  const key = async () => new TextEncoder().encode(await secret());
  return {
    sign: async (payload) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .sign(await key()),

    /** Throws a 401 if the signature is wrong, a claim is missing or the token has expired. */
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, await key(), {
          algorithms: [ALGORITHM],
          requiredClaims: REQUIRED_CLAIMS,
          currentDate: new Date(now * 1000),
        });
        const { username, sub, iat = now, sid } = payload;
        if (typeof username !== 'string' || typeof sub !== 'string') throw invalidToken();
        const sessionId = typeof sid === 'string' ? sid : undefined;
        return { username, accountId: sub, sessionId, ageSeconds: now - iat };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        throw error instanceof errors.JWTExpired ? accessTokenExpired() : invalidToken();
      }
    },
  };
}
