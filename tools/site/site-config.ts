type Env = Record<string, string | undefined>;

interface Address {
  host: string;
  port: number;
}

export type ReadConfig<Config extends Address = Address> = (
  env: Env,
) => { ok: true; config: Config } | { ok: false; faults: string[] };

export interface SiteConfig {
  gateway: Address;
  /** Undefined if UPSTREAM_URL names another upstream. */
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

// Both packages read HOST and LOG_LEVEL: a faulty value is reported once.
function mergeFaults(...lists: string[][]): string[] {
  const byVariable = new Map(lists.flat().map((fault) => [fault.match(/^\w+/)?.[0], fault]));
  return [...byVariable.values()];
}

/** Reads the configuration of gateway and bundled API as they will read it, and reports all faults together. */
export function readSiteConfig(
  given: Env,
  readers: { gateway: ReadConfig; mockApi: ReadConfig },
): { ok: true; site: SiteConfig } | { ok: false; faults: string[] } {
  const env: Env = given.UPSTREAM_URL ? given : { ...given, DEV_TOOLS: given.DEV_TOOLS || 'on' };
  const mockApi = readers.mockApi(env);
  const mockAddress = mockApi.ok ? mockApi.config : { host: '127.0.0.1', port: MOCK_PORT };
  const shared = { ...env, UPSTREAM_URL: env.UPSTREAM_URL || urlOf(mockAddress) };
  const gateway = readers.gateway(shared);

  if (!gateway.ok || !mockApi.ok) {
    const faults = mergeFaults(gateway.ok ? [] : gateway.faults, mockApi.ok ? [] : mockApi.faults);
    return { ok: false, faults };
  }
  return {
    ok: true,
    site: {
      gateway: gateway.config,
      mockApi: given.UPSTREAM_URL ? undefined : mockApi.config,
      env: shared,
    },
  };
}
