import { urlOf } from '@touchline/shared/server/announce';
import {
  type Environment,
  isLoopback,
  readEnvironment,
} from '@touchline/shared/server/environment';
import type { OperationId } from '@touchline/types/contract';
import { type Variables, variables } from './config-variables.ts';

export type VerifierSource =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'public-key'; readonly pem: string }
  | { readonly kind: 'jwks'; readonly url: URL }
  /** The upstream verifies its own tokens. */
  | { readonly kind: 'upstream' }
  | { readonly kind: 'missing' };

/** Which operations and parameters beyond the spec an upstream has: a listed operation with all of its parameters. */
export type UpstreamExtras = 'all' | ReadonlySet<OperationId>;

export type GatewayConfig = Readonly<ReturnType<typeof configOf>>;
export type UpstreamConfig = Readonly<GatewayConfig['upstream']>;
/** The mock API beside another upstream. */
export type MockConfig = Readonly<NonNullable<GatewayConfig['mock']>>;
/** The treatment of a response body that differs from the contract: each includes the one before it. */
export type DriftMode = 'off' | 'warn' | 'refuse';
/** Notifications of closed browsers. */
export type PushConfig = Readonly<NonNullable<GatewayConfig['push']>>;

const SECRETS = ['JWT_SECRET', 'JWT_PUBLIC_KEY', 'REDIS_URL', 'DATABASE_URL', 'UPSTREAM_HEADERS'];
const VERIFIERS = ['JWT_SECRET', 'JWT_PUBLIC_KEY', 'JWKS_URL'] as const;

function verifierConflict(env: Environment): string[] {
  const names = VERIFIERS.filter((name) => env[name]);
  if (names.length < 2) return [];
  return [`${names.join(' and ')} are set together; keep the one that your upstream signs with.`];
}

const OPEN_KEY_SET =
  'JWKS_URL needs JWT_ISSUER and JWT_AUDIENCE: the keys of an identity provider sign the tokens of all of its applications, ' +
  'and each of them would be accepted. JWT_AUDIENCE=any if its access tokens name no audience.';

const UNVERIFIED =
  'JWT_VERIFY=upstream: the gateway verifies no access token. It passes them on to calls that require one, and the upstream ' +
  'refuses those that it did not issue.';

function keyConflicts(values: Variables): string[] {
  if (values.JWT_VERIFY === 'upstream') {
    const given = [...VERIFIERS, 'JWT_ISSUER', 'JWT_AUDIENCE'] as const;
    const names = given.filter((name) => values[name]);
    return names.length > 0
      ? [`JWT_VERIFY=upstream and ${names.join(', ')} are set together; keep one of them.`]
      : [];
  }
  if (hasOpenKeySet(values) && !isPrivate(values)) return [OPEN_KEY_SET];
  const names = (['JWT_ISSUER', 'JWT_AUDIENCE'] as const).filter((name) => values[name]);
  if (names.length === 0 || VERIFIERS.some((name) => values[name])) return [];
  return [
    `${names.join(' and ')} ${names.length > 1 ? 'need' : 'needs'} JWKS_URL, JWT_PUBLIC_KEY or JWT_SECRET: the tokens of the mock API name neither.`,
  ];
}

/** A gateway that only its own machine can reach. What a proxy passes on may come from anywhere. */
const isPrivate = ({ HOST, PUBLIC_URL, TRUSTED_PROXIES }: Variables) =>
  isLoopback(HOST) && !PUBLIC_URL && TRUSTED_PROXIES.length === 0;

const hasOpenKeySet = ({ JWKS_URL, JWT_ISSUER, JWT_AUDIENCE }: Variables) =>
  JWKS_URL !== undefined && !(JWT_ISSUER && JWT_AUDIENCE);

const isMixed = ({
  MOCK_OPERATIONS,
  MOCK_FALLBACK,
}: Pick<Variables, 'MOCK_OPERATIONS' | 'MOCK_FALLBACK'>) =>
  MOCK_OPERATIONS.length > 0 || MOCK_FALLBACK === 'on';

const mockUrlOf = ({ MOCK_HOST, MOCK_PORT, MOCK_URL }: Variables): URL =>
  MOCK_URL ?? new URL(urlOf({ host: MOCK_HOST, port: MOCK_PORT }));

/** One program would take the port of the other. */
function portConflict(values: Variables): string[] {
  const { PORT, MOCK_PORT, MOCK_URL, UPSTREAM_URL } = values;
  if (PORT !== MOCK_PORT || PORT === 0 || MOCK_URL || UPSTREAM_URL) return [];
  return [`MOCK_PORT: port ${PORT} is also the value of PORT. Set MOCK_PORT to a free one.`];
}

function isMockUrl(url: URL, values: Variables): boolean {
  const mockUrl = mockUrlOf(values);
  return url.host === mockUrl.host || url.host === `localhost:${values.MOCK_PORT}`;
}

const TOKEN_OPERATIONS: readonly OperationId[] = ['logIn', 'refreshTokens'];

function mixedConflicts(values: Variables): string[] {
  if (!isMixed(values)) return [];
  const { UPSTREAM_URL, MOCK_OPERATIONS, JWT_PUBLIC_KEY, JWKS_URL } = values;
  if (!UPSTREAM_URL || isMockUrl(UPSTREAM_URL, values)) {
    const name = MOCK_OPERATIONS.length > 0 ? 'MOCK_OPERATIONS' : 'MOCK_FALLBACK';
    return [`${name} needs UPSTREAM_URL: without it the mock API answers every operation.`];
  }
  const named = TOKEN_OPERATIONS.filter((id) => MOCK_OPERATIONS.includes(id));
  if (named.length === 1)
    return [
      `MOCK_OPERATIONS must name ${TOKEN_OPERATIONS.join(' and ')} together, or neither: only the API that issued a token renews it.`,
    ];
  const isAsymmetric = JWT_PUBLIC_KEY !== undefined || JWKS_URL !== undefined;
  return named.length > 0 && isAsymmetric
    ? [
        'MOCK_OPERATIONS names logIn, and the mock API signs tokens with JWT_SECRET; unset JWT_PUBLIC_KEY and JWKS_URL.',
      ]
    : [];
}

function mockOf(values: Variables) {
  if (!isMixed(values)) return undefined;
  const operations: ReadonlySet<OperationId> = new Set(values.MOCK_OPERATIONS);
  const hasOwnKey = VERIFIERS.some((name) => values[name] !== undefined);
  return {
    url: mockUrlOf(values),
    operations,
    /** Whether it also answers what the upstream responds to with 404 or 501. */
    fallback: values.MOCK_FALLBACK === 'on',
    /** Whether visitors sign in at the mock API, or at the upstream. */
    hasAccounts: operations.has('logIn') || !hasOwnKey,
  };
}

/** The mock API publishes its own keys. */
const mockKeys = (url: URL): URL =>
  new URL(`${url.href.replace(/\/?$/, '/')}.well-known/jwks.json`);

/** `mockApi` is the address of the mock API, if visitors sign in there. */
function verifierOf(values: Variables, mockApi: URL | undefined): VerifierSource {
  if (values.JWT_VERIFY === 'upstream') return { kind: 'upstream' };
  if (values.JWT_SECRET) return { kind: 'secret', secret: values.JWT_SECRET };
  if (values.JWT_PUBLIC_KEY) return { kind: 'public-key', pem: values.JWT_PUBLIC_KEY };
  if (values.JWKS_URL) return { kind: 'jwks', url: values.JWKS_URL };
  return mockApi ? { kind: 'jwks', url: mockKeys(mockApi) } : { kind: 'missing' };
}

/** The mock API has all of them. */
function extrasOf({ UPSTREAM_EXTRAS }: Variables, isMockApi: boolean): UpstreamExtras {
  if (UPSTREAM_EXTRAS === undefined) return isMockApi ? 'all' : new Set();
  return UPSTREAM_EXTRAS === 'all' ? 'all' : new Set(UPSTREAM_EXTRAS);
}

const NO_CONTACT = 'mailto:nobody@touchline.invalid';

function pushOf(values: Variables) {
  const { PUSH, SERVICE_WORKER, DATA_DIR, DATABASE_URL, PUSH_HOSTS, PUBLIC_URL } = values;
  // A service worker receives them.
  if (PUSH === 'off' || SERVICE_WORKER === 'off') return undefined;
  const site = PUBLIC_URL?.protocol === 'https:' ? PUBLIC_URL.href : NO_CONTACT;
  return {
    /** The folder, and PostgreSQL in its place. */
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    /** Hosts that are called whatever they are, beside public ones. */
    hosts: PUSH_HOSTS,
    /** Whom push services write to about this site. */
    contact: values.SECURITY_CONTACT ?? site,
  };
}

/** The mock API publishes its keys; that of another upstream has to be given. */
export const MISSING_KEY =
  'JWT_SECRET, JWT_PUBLIC_KEY or JWKS_URL must be set to verify the access tokens of this upstream; or JWT_VERIFY=upstream, ' +
  'with which the upstream alone decides.';

function configOf(values: Variables) {
  const url = values.UPSTREAM_URL ?? mockUrlOf(values);
  // A developer may name the mock API that `npm start` runs beside the gateway.
  const isMockApi = isMockUrl(url, values);
  const mock = isMockApi ? undefined : mockOf(values);
  const devTools = values.DEV_TOOLS
    ? values.DEV_TOOLS === 'on'
    : isMockApi && isPrivate(values) && isLoopback(values.MOCK_HOST);
  return {
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    devTools,
    /** Beside localhost and loopback addresses, with `devTools`. */
    allowedHosts: [
      values.HOST,
      ...(values.PUBLIC_URL ? [values.PUBLIC_URL.hostname] : []),
      ...values.ALLOWED_HOSTS,
    ],
    drift: values.DRIFT,
    push: pushOf(values),
    siteDir: values.SITE_DIR,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    upstream: {
      url,
      extras: extrasOf(values, isMockApi),
      headers: values.UPSTREAM_HEADERS,
      connectMs: values.UPSTREAM_CONNECT_MS,
      headersMs: values.UPSTREAM_HEADERS_MS,
      bodyMs: values.UPSTREAM_BODY_MS,
      totalMs: values.UPSTREAM_TOTAL_MS,
    },
    /** Whether the upstream is the mock API. */
    isMockApi,
    mock,
    /** The folder of the recording to play. */
    recording: values.MOCK_RECORDING,
    verifier: verifierOf(values, isMockApi ? url : mock?.hasAccounts ? mock.url : undefined),
    acceptedClaims: {
      issuer: values.JWT_ISSUER,
      audiences: values.JWT_AUDIENCE === 'any' ? [] : (values.JWT_AUDIENCE ?? []),
    },
    redisUrl: values.REDIS_URL,
    pageBudgetMs: values.PAGE_BUDGET_MS,
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    streamsPerAddress: values.STREAMS_PER_ADDRESS,
    /** In ten seconds; what developers and their tests ask for has no limit. */
    missesPerAddress: devTools ? Number.POSITIVE_INFINITY : values.MISSES_PER_ADDRESS,
    securityContact: values.SECURITY_CONTACT,
    /** What a start reports, and lets pass on a developer's machine. */
    warnings: [
      ...(hasOpenKeySet(values) ? [OPEN_KEY_SET] : []),
      ...(values.JWT_VERIFY === 'upstream' ? [UNVERIFIED] : []),
    ],
  };
}

/** Variables of 1.0.0, and what to do instead. The next release does without this table. */
const REMOVED: Readonly<Record<string, string>> = {
  LISTEN_FDS:
    'LISTEN_FDS is set: the gateway listens on HOST and PORT itself since 1.1.0; remove the socket unit, and keep the service.',
};

/** Reads the environment once, and returns all errors together. An empty text counts as not set. */
export function readConfig(
  env: Environment,
): { ok: true; config: GatewayConfig } | { ok: false; errors: string[] } {
  const { values, errors: invalid } = readEnvironment(variables, env, { secrets: SECRETS });
  const conflicts =
    invalid.length > 0
      ? []
      : [...mixedConflicts(values), ...keyConflicts(values), ...portConflict(values)];
  const removed = Object.entries(REMOVED).flatMap(([name, text]) => (env[name] ? [text] : []));
  const errors = [...invalid, ...removed, ...verifierConflict(env), ...conflicts];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, config: configOf(values) };
}
