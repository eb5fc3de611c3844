import { createPublicKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  allowedHostsVariable,
  databaseUrlVariable,
  dataDirVariable,
  hostVariable,
  jwtSecretVariable,
  listItems,
  logLevelVariable,
  oneOf,
  type Parse,
  port,
  text,
  url,
  type Values,
  wholeNumber,
} from '@touchline/shared/server/environment';
import { contract, type OperationId } from '@touchline/types/contract';

/** Below it each recording has a folder of its own. */
export const RECORDINGS_DIR = fileURLToPath(new URL('../../../recordings', import.meta.url));
/** The instant at which a recording was made. */
export const RECORDING_FILE = 'recording.json';

const BUILT_SITE_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

const milliseconds = (byDefault: number) =>
  [wholeNumber(10, 60_000), byDefault, 'a whole number of milliseconds from 10 to 60000'] as const;

const webUrl = url(
  ['http:', 'https:'],
  ({ username, password, search, hash }) => !username && !password && !search && !hash,
);

const siteOrigin: typeof webUrl = (given) => {
  const address = webUrl(given);
  return address?.pathname === '/' ? address : undefined;
};

const urlText =
  (schemes: readonly string[]): Parse<string> =>
  (given) =>
    // A parser drops line breaks.
    url(schemes)(given) && !/\p{Cc}/u.test(given.trim()) ? given.trim() : undefined;

const publicKey: Parse<string> = (given) => {
  // Some environments allow only one line, with line breaks written as \n.
  const pem = given.replaceAll('\\n', '\n');
  try {
    return !/PRIVATE KEY/.test(pem) && createPublicKey(pem).type === 'public' ? pem : undefined;
  } catch {
    return undefined;
  }
};

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  const maxBits = version === 6 ? 128 : 32;
  return (
    version > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
}

const addressRanges: Parse<readonly string[]> = (given) => {
  const ranges = listItems(given);
  return ranges.every(isAddressOrRange) ? ranges : undefined;
};

const audiences: Parse<readonly string[] | 'any'> = (given) => {
  const names = listItems(given);
  if (names.length === 1 && names[0] === 'any') return 'any';
  return names.length > 0 ? names : undefined;
};

const hostNames: Parse<readonly string[]> = (given) => {
  const hosts = listItems(given);
  return hosts.every((host) => URL.parse(`http://${host}`)?.host === host) ? hosts : undefined;
};

const OPERATION_IDS = new Set<string>(contract.operations.map(({ id }) => id));

const operationNames: Parse<readonly OperationId[]> = (given) => {
  const names = listItems(given);
  return names.every((name) => OPERATION_IDS.has(name)) ? (names as OperationId[]) : undefined;
};

const extraOperations: Parse<'all' | readonly OperationId[]> = (given) =>
  given === 'all' ? 'all' : operationNames(given);

const HEADER_NAME = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/;

/** A JSON object with a text for each header. */
const headerMap: Parse<Readonly<Record<string, string>>> = (given) => {
  try {
    const entries = Object.entries(JSON.parse(given) as object);
    const isValid = ([name, value]: [string, unknown]) =>
      HEADER_NAME.test(name) && typeof value === 'string' && !/[^\t\x20-\x7e]/.test(value);
    return given.trim().startsWith('{') && entries.every(isValid)
      ? Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]))
      : undefined;
  } catch {
    return undefined;
  }
};

const recordingFolder: Parse<string> = (given) => {
  const folder = join(RECORDINGS_DIR, given);
  const isName = /^[\w-]{1,64}$/.test(given);
  return isName && existsSync(join(folder, RECORDING_FILE)) ? folder : undefined;
};

export const variables = {
  HOST: hostVariable,
  PORT: port(8080),
  MOCK_PORT: port(8081),
  MOCK_HOST: hostVariable,
  UPSTREAM_URL: [webUrl, undefined, 'an http or https URL such as https://api.example.com'],
  UPSTREAM_EXTRAS: [
    extraOperations,
    undefined,
    'all, or operations of openapi.yaml separated by commas, such as getMatchLineups,listNews',
  ],
  UPSTREAM_HEADERS: [
    headerMap,
    {},
    'a JSON object with a text for each header, such as {"x-api-key":"…"}',
  ],
  MOCK_URL: [webUrl, undefined, 'the http URL of the mock API, such as http://127.0.0.1:8081'],
  MOCK_OPERATIONS: [
    operationNames,
    [],
    'operations of openapi.yaml separated by commas, such as getWallet,streamLive',
  ],
  MOCK_FALLBACK: [oneOf('on', 'off'), 'off', 'on or off'],
  MOCK_RECORDING: [
    recordingFolder,
    undefined,
    'the name of a folder in recordings, as `npm run record` makes it',
  ],
  PUBLIC_URL: [
    siteOrigin,
    undefined,
    'the http or https URL that visitors see, without a path, such as https://example.com',
  ],
  JWT_VERIFY: [oneOf('gateway', 'upstream'), 'gateway', 'gateway or upstream'],
  JWT_SECRET: jwtSecretVariable,
  JWT_PUBLIC_KEY: [
    publicKey,
    undefined,
    'a public key in PEM (RSA, EC or Ed25519), with line breaks or \\n',
  ],
  JWKS_URL: [webUrl, undefined, 'the http or https URL of a JWK set'],
  JWT_ISSUER: [text(), undefined, 'the `iss` of the access tokens, such as https://id.example.com'],
  JWT_AUDIENCE: [audiences, undefined, 'the `aud` of the access tokens, several by commas, or any'],
  REDIS_URL: [urlText(['redis:', 'rediss:']), undefined, 'a URL such as redis://host:6379'],
  DEV_TOOLS: [oneOf('on', 'off'), undefined, 'on or off'],
  DRIFT: [oneOf('off', 'warn', 'refuse'), 'warn', 'off, warn or refuse'],
  LOG_LEVEL: logLevelVariable,
  DATA_DIR: dataDirVariable,
  DATABASE_URL: databaseUrlVariable,
  PUSH: [oneOf('on', 'off'), 'on', 'on or off'],
  PUSH_HOSTS: [hostNames, [], 'hosts with their ports separated by commas, such as push.test:8443'],
  SERVICE_WORKER: [oneOf('on', 'off'), 'on', 'on or off'],
  SITE_DIR: [text(), BUILT_SITE_DIR, 'the folder of the built site'],
  ALLOWED_HOSTS: allowedHostsVariable,
  TRUSTED_PROXIES: [
    addressRanges,
    [],
    'addresses or ranges separated by commas, such as 10.0.0.0/8',
  ],
  UPSTREAM_CONNECT_MS: milliseconds(1000),
  UPSTREAM_HEADERS_MS: milliseconds(5000),
  UPSTREAM_BODY_MS: milliseconds(5000),
  UPSTREAM_TOTAL_MS: milliseconds(10_000),
  PAGE_BUDGET_MS: milliseconds(2000),
  CACHE_MB: [wholeNumber(1, 65_536), 32, 'a whole number of megabytes from 1 to 65536'],
  STREAMS_PER_ADDRESS: [wholeNumber(1, 1_000_000), 64, 'a whole number from 1 to 1000000'],
  MISSES_PER_ADDRESS: [wholeNumber(1, 1_000_000), 300, 'a whole number from 1 to 1000000'],
  SECURITY_CONTACT: [
    urlText(['https:', 'mailto:']),
    undefined,
    'a mailto: or https: URL for security reports, on one line',
  ],
} as const;

export type Variables = Values<typeof variables>;
