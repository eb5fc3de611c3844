import {
  type GatewayConfig,
  MISSING_KEY,
  readConfig as readGateway,
} from '@touchline/gateway/config';
import { readConfig as readMockApi } from '@touchline/mock-api/config';
import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { isLoopback } from '@touchline/shared/server/environment';
import { hasJwtSecret } from '@touchline/shared/server/jwt-secret-file';

type Env = Readonly<Record<string, string | undefined>>;

interface Address {
  readonly host: string;
  readonly port: number;
}

export interface SiteConfig {
  readonly gateway: Address & Partial<Pick<GatewayConfig, 'devTools' | 'mock'>>;
  /** Undefined if it is not needed, because UPSTREAM_URL names another upstream, or if it runs elsewhere. */
  readonly mockApi: Address | undefined;
  /** The environment of both processes, including the values on which they must agree. */
  readonly env: Env;
}

const DEFAULT_MOCK: Address = { host: '127.0.0.1', port: 8081 };

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

/** Before anything is built: the gateway would stop for it only then. */
const isWithoutKey = ({ verifier }: GatewayConfig) =>
  verifier.kind === 'secret-file' && !verifier.mayCreate && !hasJwtSecret(verifier.dataDir);

/** Reads the configuration of gateway and mock API as they will read it, and reports all errors together. */
export function readSiteConfig(
  given: Env,
): { ok: true; site: SiteConfig } | { ok: false; errors: string[] } {
  // The gateway decides about developer tools, and needs the address of the mock API before.
  const address = readMockApi({ ...given, DEV_TOOLS: 'off' });
  const mockUrl = urlOf(address.ok ? address.config : DEFAULT_MOCK);
  const shared = {
    ...given,
    MOCK_URL: given.MOCK_URL || mockUrl,
    UPSTREAM_URL: given.UPSTREAM_URL || mockUrl,
  };
  const gateway = readGateway(shared);
  const devTools = gateway.ok && gateway.config.devTools ? 'on' : 'off';
  const DEV_TOOLS = gateway.ok ? devTools : given.DEV_TOOLS;
  const mockApi = readMockApi({ ...given, DEV_TOOLS });

  if (!gateway.ok || !mockApi.ok) {
    const errors = [gateway, mockApi].flatMap((read) => (read.ok ? [] : read.errors));
    return { ok: false, errors: [...new Set(errors)] };
  }
  if (isWithoutKey(gateway.config)) return { ok: false, errors: [MISSING_KEY] };
  const isNeeded = !given.UPSTREAM_URL || (gateway.config.mock && !given.MOCK_URL);
  const site = {
    gateway: gateway.config,
    mockApi: isNeeded ? mockApi.config : undefined,
    env: { ...shared, DEV_TOOLS },
  };
  return { ok: true, site };
}
