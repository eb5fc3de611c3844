import type { AccessTokens } from '@touchline/mock-api/accounts/account-service';
import { accessTokenExpired, unauthorized } from '@touchline/mock-api/api-error';
import { errors, jwtVerify, SignJWT } from 'jose';

// The token cannot choose an algorithm.
const ALGORITHM = 'HS256';
const REQUIRED_CLAIMS = ['username', 'sub', 'iat', 'exp'];

/** Access tokens as the bundled API signs them, by a key of this device. */
export function signedTokens(key: () => Promise<Uint8Array>): AccessTokens {
  return {
    sign: async (payload) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .sign(await key()),

    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, await key(), {
          algorithms: [ALGORITHM],
          requiredClaims: REQUIRED_CLAIMS,
          currentDate: new Date(now * 1000),
        });
        const { username, sub = '', iat = now } = payload;
        return { username: String(username), accountId: sub, ageSeconds: now - iat };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        if (error instanceof errors.JWTExpired) throw accessTokenExpired();
        throw unauthorized('The access token is invalid; log in again.', 'invalid_token');
      }
    },
  };
}
