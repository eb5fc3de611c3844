import { createHmac, timingSafeEqual } from 'node:crypto';
import { unauthorized } from '../api-error.ts';

/** Whom an access token names. */
export interface Caller {
  readonly username: string;
  readonly accountId: string;
  /** Of the token, in seconds. */
  readonly age: number;
}

interface Payload {
  readonly username: string;
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = base64url({ alg: 'HS256', typ: 'JWT' });
const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

export function accessToken(payload: Payload, secret: string): string {
  const signed = `${header}.${base64url(payload)}`;
  return `${signed}.${sign(signed, secret).toString('base64url')}`;
}

function payloadOf(token: string, secret: string): Payload | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  // Only the header that we write ourselves: there is no algorithm to choose.
  if (head !== header || body === undefined || signature === undefined || rest.length > 0) {
    return undefined;
  }
  const given = Buffer.from(signature, 'base64url');
  const right = sign(`${head}.${body}`, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Payload;
}

/** Whom the token names; one that is not ours or has expired is refused. */
export function callerOf(token: string, secret: string, now: number): Caller {
  const payload = payloadOf(token, secret);
  if (!payload) throw unauthorized('The access token is not one of ours.', 'invalid_token');
  if (payload.exp <= now) {
    throw unauthorized(
      'The access token has expired; refresh it or log in again.',
      'invalid_token',
    );
  }
  return { username: payload.username, accountId: payload.sub, age: now - payload.iat };
}
