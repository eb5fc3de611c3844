import { type Environment, readEnvironment } from '@touchline/types/environment';
import { type Variables, variables } from './config-variables.ts';

export type VerifierSource =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'public-key'; readonly pem: string }
  | { readonly kind: 'jwks'; readonly url: URL }
  /** The file with the bundled API's secret. The gateway may create it only if that API is the upstream. */
  | { readonly kind: 'secret-file'; readonly dataDir: string; readonly mayCreate: boolean };

export interface UpstreamConfig {
  readonly url: URL;
  readonly connectMs: number;
  readonly headersMs: number;
  readonly bodyMs: number;
  readonly totalMs: number;
}

/** What happens to a response body that differs from the contract. */
export type DriftMode = 'off' | 'warn' | 'refuse';

export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  readonly devTools: boolean;
  readonly drift: DriftMode;
  readonly siteDir: string;
  readonly publicUrl: URL | undefined;
  readonly trustedProxies: readonly string[];
  readonly upstream: UpstreamConfig;
  readonly verifier: VerifierSource;
  readonly redisUrl: string | undefined;
  readonly pageBudgetMs: number;
  readonly cacheBytes: number;
  readonly streamsPerAddress: number;
  readonly securityContact: string | undefined;
}

const SECRETS = ['JWT_SECRET', 'JWT_PUBLIC_KEY', 'REDIS_URL'];
const VERIFIERS = ['JWT_SECRET', 'JWT_PUBLIC_KEY', 'JWKS_URL'] as const;

function verifierConflict(env: Environment): string[] {
  const names = VERIFIERS.filter((name) => env[name]);
  if (names.length < 2) return [];
  return [`${names.join(' and ')} are set together; keep the one that your upstream signs with.`];
}

function verifierOf(values: Variables, isBundled: boolean): VerifierSource {
  if (values.JWT_SECRET) return { kind: 'secret', secret: values.JWT_SECRET };
  if (values.JWT_PUBLIC_KEY) return { kind: 'public-key', pem: values.JWT_PUBLIC_KEY };
  if (values.JWKS_URL) return { kind: 'jwks', url: values.JWKS_URL };
  return { kind: 'secret-file', dataDir: values.DATA_DIR, mayCreate: isBundled };
}

function configOf(values: Variables): GatewayConfig {
  const bundledUrl = new URL(`http://127.0.0.1:${values.MOCK_PORT}`);
  const url = values.UPSTREAM_URL ?? bundledUrl;
  // `npm start` sets UPSTREAM_URL to the bundled API's address.
  const isBundled = url.host === bundledUrl.host || url.host === `localhost:${values.MOCK_PORT}`;
  return {
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    devTools: (values.DEV_TOOLS ?? (isBundled ? 'on' : 'off')) === 'on',
    // The tests of the bundled API check its bodies.
    drift: values.DRIFT ?? (isBundled ? 'off' : 'warn'),
    siteDir: values.SITE_DIR,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    upstream: {
      url,
      connectMs: values.UPSTREAM_CONNECT_MS,
      headersMs: values.UPSTREAM_HEADERS_MS,
      bodyMs: values.UPSTREAM_BODY_MS,
      totalMs: values.UPSTREAM_TOTAL_MS,
    },
    verifier: verifierOf(values, isBundled),
    redisUrl: values.REDIS_URL,
    pageBudgetMs: values.PAGE_BUDGET_MS,
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    streamsPerAddress: values.STREAMS_PER_ADDRESS,
    securityContact: values.SECURITY_CONTACT,
  };
}

/** Reads the environment once, and returns all errors together. An empty text counts as not set. */
export function readConfig(
  env: Environment,
): { ok: true; config: GatewayConfig } | { ok: false; faults: string[] } {
  const { values, faults } = readEnvironment(variables, env, { secrets: SECRETS });
  const errors = [...faults, ...verifierConflict(env)];
  return errors.length > 0 ? { ok: false, faults: errors } : { ok: true, config: configOf(values) };
}
