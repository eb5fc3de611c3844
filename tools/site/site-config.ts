import { SAMPLE_ACCOUNT } from '@touchline/shared/sample-account';

type Env = Record<string, string | undefined>;

interface Address {
  host: string;
  port: number;
}

export type ReadConfig<Config extends Address = Address> = (
  env: Env,
) => { ok: true; config: Config } | { ok: false; faults: string[] };

/** Of the gateway's configuration what decides whether the bundled API is started, and is told. */
interface GatewayConfig extends Address {
  devTools?: boolean;
  /** Set if the bundled API answers some of the operations of another upstream. */
  bundled?: { operations: ReadonlySet<string>; fallback: boolean } | undefined;
}

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

/** Where the answers come from, for the terminal. */
export function sourceLines({ gateway, mockApi, env }: SiteConfig): string[] {
  const { bundled, devTools } = gateway;
  const { username, password } = SAMPLE_ACCOUNT;
  const bundledUrl = mockApi ? urlOf(mockApi) : env.MOCK_URL;
  const shares = bundled && [
    ...(bundled.operations.size > 0 ? [[...bundled.operations].join(', ')] : []),
    ...(bundled.fallback ? ['what the upstream answers with 404 or 501'] : []),
  ];
  return [
    ...(bundled || !mockApi ? [`  with the upstream at ${env.UPSTREAM_URL}`] : []),
    ...(env.MOCK_RECORDING ? [`  playing recordings/${env.MOCK_RECORDING}`] : []),
    ...(shares ? [`  and the bundled API at ${bundledUrl} for ${shares.join(', and for ')}`] : []),
    ...(mockApi && !bundled
      ? [`  with the bundled API at ${bundledUrl} (sign in as ${username}, ${password})`]
      : []),
    ...(devTools ? [`  See every page in every state at ${urlOf(gateway)}/worlds`] : []),
  ];
}

// Both packages read HOST and LOG_LEVEL: a faulty value is reported once.
function mergeFaults(...lists: string[][]): string[] {
  const byVariable = new Map(lists.flat().map((fault) => [fault.match(/^\w+/)?.[0], fault]));
  return [...byVariable.values()];
}

/** Reads the configuration of gateway and bundled API as they will read it, and reports all faults together. */
export function readSiteConfig(
  given: Env,
  readers: { gateway: ReadConfig<GatewayConfig>; mockApi: ReadConfig },
): { ok: true; site: SiteConfig } | { ok: false; faults: string[] } {
  const mockApi = readers.mockApi(given);
  const mockAddress = mockApi.ok ? mockApi.config : { host: '127.0.0.1', port: MOCK_PORT };
  const shared = {
    ...given,
    MOCK_URL: given.MOCK_URL || urlOf(mockAddress),
    UPSTREAM_URL: given.UPSTREAM_URL || urlOf(mockAddress),
  };
  const gateway = readers.gateway(shared);

  if (!gateway.ok || !mockApi.ok) {
    const faults = mergeFaults(gateway.ok ? [] : gateway.faults, mockApi.ok ? [] : mockApi.faults);
    return { ok: false, faults };
  }
  const isNeeded = !given.UPSTREAM_URL || (gateway.config.bundled && !given.MOCK_URL);
  return {
    ok: true,
    site: {
      gateway: gateway.config,
      mockApi: isNeeded ? mockApi.config : undefined,
      env: shared,
    },
  };
}
