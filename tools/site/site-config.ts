import { MISSING_KEY, type VerifierSource } from '@touchline/gateway/config';
import { isLoopback } from '@touchline/shared/environment';
import { hasJwtSecret } from '@touchline/shared/jwt-secret-file';
import { SAMPLE_ACCOUNT } from '@touchline/shared/sample-account';

type Env = Record<string, string | undefined>;

interface Address {
  host: string;
  port: number;
}

export type ReadConfig<Config extends Address = Address> = (
  env: Env,
) => { ok: true; config: Config } | { ok: false; errors: string[] };

/** The gateway settings that decide whether the mock API starts. */
interface GatewayConfig extends Address {
  devTools?: boolean;
  /** Set if the mock API answers some of the operations of another upstream. */
  mock?: { operations: ReadonlySet<string>; fallback: boolean } | undefined;
  verifier?: VerifierSource;
}

/** Before anything is built: the gateway would stop for it only then. */
const isWithoutKey = ({ verifier }: GatewayConfig) =>
  verifier?.kind === 'secret-file' && !verifier.mayCreate && !hasJwtSecret(verifier.dataDir);

export interface SiteConfig {
  gateway: GatewayConfig;
  /** Undefined if it is not needed, because UPSTREAM_URL names another upstream, or if it runs elsewhere. */
  mockApi: Address | undefined;
  /** The environment of both processes, including the values on which they must agree. */
  env: Env;
}

const MOCK_PORT = 8081;

/** 0.0.0.0 is an address to listen on, not to connect to. */
export function urlOf({ host, port }: Address): string {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

const exposedMock = ({ host }: Address) =>
  `  Warning: MOCK_HOST=${host} lets others use the mock API, which has none of the gateway’s limits.`;

/** Where the answers come from, for the terminal. */
export function sourceLines({ gateway, mockApi, env }: SiteConfig): string[] {
  const { mock, devTools } = gateway;
  const { username, password } = SAMPLE_ACCOUNT;
  const mockUrl = mockApi ? urlOf(mockApi) : env.MOCK_URL;
  const shares = mock && [
    ...(mock.operations.size > 0 ? [[...mock.operations].join(', ')] : []),
    ...(mock.fallback ? ['what the upstream answers with 404 or 501'] : []),
  ];
  return [
    ...(mock || !mockApi ? [`  with the upstream at ${env.UPSTREAM_URL}`] : []),
    ...(env.MOCK_RECORDING ? [`  playing recordings/${env.MOCK_RECORDING}`] : []),
    ...(shares ? [`  and the mock API at ${mockUrl} for ${shares.join(', and for ')}`] : []),
    ...(mockApi && !mock
      ? [`  with the mock API at ${mockUrl} (sign in as ${username}, ${password})`]
      : []),
    ...(mockApi && !isLoopback(mockApi.host) ? [exposedMock(mockApi)] : []),
    ...(devTools ? [`  See every page in every state at ${urlOf(gateway)}/worlds`] : []),
  ];
}

// Both packages read LOG_LEVEL and DEV_TOOLS: a faulty value is reported once.
function mergeErrors(...lists: string[][]): string[] {
  const byVariable = new Map(lists.flat().map((error) => [error.match(/^\w+/)?.[0], error]));
  return [...byVariable.values()];
}

/** Reads the configuration of gateway and mock API as they will read it, and reports all errors together. */
export function readSiteConfig(
  given: Env,
  readers: { gateway: ReadConfig<GatewayConfig>; mockApi: ReadConfig },
): { ok: true; site: SiteConfig } | { ok: false; errors: string[] } {
  // The gateway decides about developer tools, and needs the address of the mock API before.
  const address = readers.mockApi({ ...given, DEV_TOOLS: 'off' });
  const mockAddress = address.ok ? address.config : { host: '127.0.0.1', port: MOCK_PORT };
  const shared = {
    ...given,
    MOCK_URL: given.MOCK_URL || urlOf(mockAddress),
    UPSTREAM_URL: given.UPSTREAM_URL || urlOf(mockAddress),
  };
  const gateway = readers.gateway(shared);
  const devTools = gateway.ok && gateway.config.devTools ? 'on' : 'off';
  const DEV_TOOLS = gateway.ok ? devTools : given.DEV_TOOLS;
  const mockApi = readers.mockApi({ ...given, DEV_TOOLS });

  if (!gateway.ok || !mockApi.ok) {
    const errors = mergeErrors(gateway.ok ? [] : gateway.errors, mockApi.ok ? [] : mockApi.errors);
    return { ok: false, errors };
  }
  if (isWithoutKey(gateway.config)) return { ok: false, errors: [MISSING_KEY] };
  const isNeeded = !given.UPSTREAM_URL || (gateway.config.mock && !given.MOCK_URL);
  return {
    ok: true,
    site: {
      gateway: gateway.config,
      mockApi: isNeeded ? mockApi.config : undefined,
      env: { ...shared, DEV_TOOLS },
    },
  };
}
