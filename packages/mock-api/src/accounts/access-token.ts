import { createHmac, timingSafeEqual } from 'node:crypto';
import { accessTokenExpired, unauthorized } from '../api-error.ts';

/** The account that an access token authenticates. */
export interface Caller {
  readonly username: string;
  readonly accountId: string;
  /** Age of the token. */
  readonly ageSeconds: number;
}

interface Payload {
  readonly username: string;
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
}

const encodeJson = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = encodeJson({ alg: 'HS256', typ: 'JWT' });
const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

export function signAccessToken(payload: Payload, secret: string): string {
  const signed = `${HEADER}.${encodeJson(payload)}`;
  return `${signed}.${sign(signed, secret).toString('base64url')}`;
}

function verifiedPayload(token: string, secret: string): Payload | undefined {
  const [header, body, signature, ...rest] = token.split('.');
  // Only the exact header that this module writes: the token cannot choose an algorithm.
  if (header !== HEADER || body === undefined || signature === undefined || rest.length > 0) {
    return undefined;
  }
  const actual = Buffer.from(signature, 'base64url');
  const expected = sign(`${header}.${body}`, secret);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Payload;
}

/** Throws a 401 if the signature is wrong or the token has expired. */
export function verifyAccessToken(token: string, secret: string, now: number): Caller {
  const payload = verifiedPayload(token, secret);
  if (!payload) throw unauthorized('The access token is invalid; log in again.', 'invalid_token');
  if (payload.exp <= now) throw accessTokenExpired();
  return { username: payload.username, accountId: payload.sub, ageSeconds: now - payload.iat };
}
