import type { AccessTokens } from '@touchline/mock-api/accounts/account-service';
import { accessTokenExpired, unauthorized } from '@touchline/mock-api/api-error';
import { errors, jwtVerify, SignJWT } from 'jose';
import { utf8 } from './encoding.ts';

// The token cannot choose an algorithm.
const ALGORITHM = 'HS256';
const REQUIRED_CLAIMS = ['username', 'sub', 'iat', 'exp'];

const invalidToken = () =>
  unauthorized('The access token is invalid; log in again.', 'invalid_token');

/** Access tokens as the bundled API signs them, by a key of this device. */
export function signedTokens(secret: () => Promise<string>): AccessTokens {
  const key = async () => utf8(await secret());
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
        const { username, sub, iat = now } = payload;
        if (typeof username !== 'string' || typeof sub !== 'string') throw invalidToken();
        return { username, accountId: sub, ageSeconds: now - iat };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        throw error instanceof errors.JWTExpired ? accessTokenExpired() : invalidToken();
      }
    },
  };
}
