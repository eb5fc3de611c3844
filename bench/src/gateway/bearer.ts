import { createHmac } from 'node:crypto';
import { SECRET } from './servers.ts';

const jwtPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The Authorization header of a visitor who is logged in. */
export function bearer(): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const input = `${jwtPart({ alg: 'HS256', typ: 'JWT' })}.${jwtPart({ username: 'demo', exp })}`;
  return `Bearer ${input}.${createHmac('sha256', SECRET).update(input).digest('base64url')}`;
}
