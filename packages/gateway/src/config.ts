import { type Environment, readEnvironment } from '@touchline/types/environment';
import { type Variables, variables } from './config-variables.ts';

export type VerifierSource =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'public-key'; readonly pem: string }
  | { readonly kind: 'jwks'; readonly url: URL }
  /** The secret that the bundled API keeps in a file; only beside the bundled API it may be made here. */
  | { readonly kind: 'secret-file'; readonly dataDir: string; readonly mayCreate: boolean };

export interface UpstreamConfig {
  readonly url: URL;
  readonly connectMs: number;
  readonly headersMs: number;
  readonly bodyMs: number;
  readonly totalMs: number;
}

export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  readonly devTools: boolean;
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

function verifierClash(env: Environment): string[] {
  const given = VERIFIERS.filter((name) => env[name]);
  if (given.length < 2) return [];
  return [`${given.join(' and ')} are given together; keep the one that your upstream signs with.`];
}

function verifierOf(values: Variables, bundled: boolean): VerifierSource {
  if (values.JWT_SECRET) return { kind: 'secret', secret: values.JWT_SECRET };
  if (values.JWT_PUBLIC_KEY) return { kind: 'public-key', pem: values.JWT_PUBLIC_KEY };
  if (values.JWKS_URL) return { kind: 'jwks', url: values.JWKS_URL };
  return { kind: 'secret-file', dataDir: values.DATA_DIR, mayCreate: bundled };
}

function configOf(values: Variables): GatewayConfig {
  const own = new URL(`http://127.0.0.1:${values.MOCK_PORT}`);
  const url = values.UPSTREAM_URL ?? own;
  // `npm start` names the bundled API's own address, which changes nothing.
  const bundled = url.host === own.host || url.host === `localhost:${values.MOCK_PORT}`;
  return {
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    devTools: (values.DEV_TOOLS ?? (bundled ? 'on' : 'off')) === 'on',
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
    verifier: verifierOf(values, bundled),
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
  const all = [...faults, ...verifierClash(env)];
  return all.length > 0 ? { ok: false, faults: all } : { ok: true, config: configOf(values) };
}
