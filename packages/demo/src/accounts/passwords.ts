import type { Passwords } from '@touchline/mock-api/accounts/account-service';
import { fromBase64Url, toBase64Url, utf8 } from '@touchline/mock-api/accounts/encoding';

/** OWASP's recommendation for PBKDF2 with SHA-256: browsers have no memory-hard hash. */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const KEY_BITS = 256;

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    utf8(password.normalize('NFC')),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    KEY_BITS,
  );
  return toBase64Url(new Uint8Array(bits));
}

async function hashWith(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await derive(password, salt, ITERATIONS);
  return ['pbkdf2-sha256', ITERATIONS, toBase64Url(salt), key].join('$');
}

const newSalt = () => crypto.getRandomValues(new Uint8Array(SALT_BYTES));

/** Hash of the password of `SAMPLE_ACCOUNT`, precomputed so that the first sign-in takes no longer than the next. */
export const SAMPLE_PASSWORD_HASH =
  'pbkdf2-sha256$600000$r8Kh27eNInM2USIYE-QD8w$vyNqfY1bISPaGFrCb5Cpvy10DbGQYKuHI_NCVw-fMXc';

/** Fits no password: a login for an unknown account takes as long as any other. */
const DUMMY_HASH = SAMPLE_PASSWORD_HASH.replace(/[^$]+$/, '');

export const pbkdf2Passwords: Passwords = {
  hash: (password) => hashWith(password, newSalt()),
  async isCorrect(password, stored = DUMMY_HASH) {
    const [, iterations, salt = '', key] = stored.split('$');
    return (await derive(password, fromBase64Url(salt), Number(iterations))) === key;
  },
};
