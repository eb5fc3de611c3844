import { errors, jwtVerify, SignJWT } from 'jose';
import { accessTokenExpired, unauthorized } from '../errors.ts';
import type { AccessTokens } from './account-service.ts';
import type { TokenKeys } from './token-keys.ts';

const REQUIRED_CLAIMS = ['username', 'sub', 'iat', 'exp'];

const invalidToken = () =>
  unauthorized('The access token is invalid; log in again.', 'invalid_token');

/** Signed access tokens. */
export function signedTokens(keys: () => Promise<TokenKeys>): AccessTokens {
  return {
    async sign(payload) {
      const { algorithm: alg, kid, signing } = await keys();
      return new SignJWT({ ...payload })
        .setProtectedHeader({ alg, typ: 'JWT', ...(kid && { kid }) })
        .sign(signing);
    },

    /** Throws a 401 if the signature is wrong, a claim is missing or the token has expired. */
    async verify(token, now) {
      try {
        const { algorithm, verifying } = await keys();
        const { payload } = await jwtVerify(token, verifying, {
          // The token cannot choose one.
          algorithms: [algorithm],
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
