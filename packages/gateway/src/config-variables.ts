import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const text = z.string();
const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url));
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const wholeNumber = (min: number, max: number) =>
  text
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const milliseconds = (usual: number) =>
  [
    wholeNumber(10, 60_000).default(usual),
    'a whole number of milliseconds from 10 to 60000',
  ] as const;

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}

const webAddress = () =>
  text
    .refine(isWebAddress)
    .transform((value) => new URL(value))
    .optional();

// One line is all that some environments can hold.
const asPem = (value: string) => value.replaceAll('\\n', '\n');

function isPublicKey(pem: string): boolean {
  try {
    return !/PRIVATE KEY/.test(pem) && createPublicKey(pem).type === 'public';
  } catch {
    return false;
  }
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  const widest = version === 6 ? 128 : 32;
  return (
    version > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest))
  );
}

const addressList = text
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isAddressOrRange));

/** Each variable, and the end of the sentence that is told when it is wrong. */
export const variables = {
  HOST: [text.regex(/^[\w.:-]+$/).default('127.0.0.1'), 'a host name or an address'],
  PORT: [wholeNumber(0, 65_535).default(8080), 'a port from 0 to 65535'],
  MOCK_PORT: [wholeNumber(0, 65_535).default(8081), 'a port from 0 to 65535'],
  UPSTREAM_URL: [webAddress(), 'an http or https address such as https://api.example.com'],
  PUBLIC_URL: [
    webAddress(),
    'the http or https address that visitors see, such as https://example.com',
  ],
  JWT_SECRET: [text.min(16).optional(), 'a text of at least 16 characters'],
  JWT_PUBLIC_KEY: [
    text.transform(asPem).refine(isPublicKey).optional(),
    'a public key in PEM (RSA, EC or Ed25519), its line ends as they are or written as \\n',
  ],
  JWKS_URL: [webAddress(), 'the http or https address of a key set'],
  REDIS_URL: [z.url({ protocol: /^rediss?$/ }).optional(), 'an address such as redis://host:6379'],
  DEV_TOOLS: [z.enum(['on', 'off']).optional(), 'on or off'],
  LOG_LEVEL: [z.enum(levels).default('info'), `one of ${levels.join(', ')}`],
  DATA_DIR: [text.default('.data'), 'a folder'],
  SITE_DIR: [text.default(builtSite), 'the folder that the site was built to'],
  TRUSTED_PROXIES: [addressList, 'addresses or ranges parted by commas, such as 10.0.0.0/8'],
  UPSTREAM_CONNECT_MS: milliseconds(1000),
  UPSTREAM_HEADERS_MS: milliseconds(5000),
  UPSTREAM_BODY_MS: milliseconds(5000),
  UPSTREAM_TOTAL_MS: milliseconds(10_000),
  PAGE_BUDGET_MS: milliseconds(2000),
  CACHE_MB: [wholeNumber(1, 65_536).default(128), 'a whole number of megabytes from 1 to 65536'],
  STREAMS_PER_ADDRESS: [wholeNumber(1, 1_000_000).default(64), 'a whole number from 1 to 1000000'],
  SECURITY_CONTACT: [
    z.url({ protocol: /^(https|mailto)$/ }).optional(),
    'where faults are told, as mailto: or https: address',
  ],
} as const;

export type Variable = keyof typeof variables;
export type Variables = { [V in Variable]: z.infer<(typeof variables)[V][0]> };
