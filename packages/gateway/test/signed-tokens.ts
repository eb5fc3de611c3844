import { createHmac, type KeyObject, sign } from 'node:crypto';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** Made by hand, as JWT libraries refuse to make invalid tokens. */
export function token(
  header: object,
  payload: object,
  signature: (input: string) => Buffer,
): string {
  const input = `${base64url(header)}.${base64url(payload)}`;
  return `${input}.${signature(input).toString('base64url')}`;
}

export const hmac = (secret: string) => (input: string) =>
  createHmac('sha256', secret).update(input).digest();
export const rsa = (key: KeyObject) => (input: string) => sign('sha256', Buffer.from(input), key);
export const claims = (more: object = {}) => ({ username: 'demo', exp: now() + 60, ...more });
