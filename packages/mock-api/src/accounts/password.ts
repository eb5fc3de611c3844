import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export interface HashCost {
  /** A power of two; memory is 128 · N · r bytes. */
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's figures for 32 MiB. */
export const fullCost: HashCost = { N: 2 ** 15, r: 8, p: 3 };

const BYTES = 32;

/** On libuv's pool: the thread that answers goes on answering. */
function derive(password: string, salt: Buffer, { N, r, p }: HashCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const written = ({ N, r, p }: HashCost, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(16);
  return written(cost, salt, await derive(password, salt, cost));
}

/** The hash of no password: comparing with it takes as long as with a real one. */
export const hashOfNobody = (cost: HashCost) => written(cost, randomBytes(16), randomBytes(BYTES));

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
