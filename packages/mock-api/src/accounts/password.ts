import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import { createWorkQueue } from './work-queue.ts';

export interface HashCost {
  /** A power of two; memory is 128 · N · r bytes. */
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation for 32 MiB. */
export const DEFAULT_HASH_COST: HashCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;

/** A hash takes a core for some 0.4 s, and more on a busy machine: with this wait it ends before the gateway's limit of 5 s. */
const MAX_WAIT_MS = 2000;
const WAITING_PER_CORE = 5;

/** One for the process, as its cores are. */
const enqueue = createWorkQueue({
  atOnce: availableParallelism(),
  maxWaiting: availableParallelism() * WAITING_PER_CORE,
  maxWaitMs: MAX_WAIT_MS,
  full: () =>
    new HttpProblem(503, 'Too many are signing in at this moment; try again shortly.', {
      headers: { 'retry-after': '2' },
    }),
});

/** Runs in libuv's thread pool, so requests are served meanwhile. */
function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: HashCost,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return enqueue(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
    signal,
  );
}

const formatHash = ({ N, r, p }: HashCost, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

export async function hashPassword(
  password: string,
  cost: HashCost,
  signal?: AbortSignal,
): Promise<string> {
  const salt = randomBytes(16);
  return formatHash(cost, salt, await derive(password, salt, cost, signal));
}

/** Fits no password. Comparing with it makes a login for an unknown account take as long as any other. */
export const dummyHash = (cost: HashCost) =>
  formatHash(cost, randomBytes(16), randomBytes(KEY_BYTES));

export async function isPassword(
  password: string,
  stored: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost, signal);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
