type Env = Record<string, string | undefined>;

interface Address {
  host: string;
  port: number;
}

export type ReadConfig<Config extends Address = Address> = (
  env: Env,
) => { ok: true; config: Config } | { ok: false; faults: string[] };

export interface Site {
  gateway: Address;
  /** Missing where the site runs against an upstream of its own. */
  mockApi: Address | undefined;
  /** What the children are given: the environment, and what the bundled API and the gateway must agree on. */
  env: Env;
}

const MOCK_PORT = 8081;

/** 0.0.0.0 is an address to listen on, not one to call. */
export function urlOf({ host, port }: Address): string {
  const callable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${callable.includes(':') ? `[${callable}]` : callable}:${port}`;
}

// Both packages know HOST and LOG_LEVEL: a fault of such a variable is told once.
function unite(...lists: string[][]): string[] {
  const byVariable = new Map(lists.flat().map((fault) => [fault.match(/^\w+/)?.[0], fault]));
  return [...byVariable.values()];
}

/** Reads the configuration of both halves as they will read it themselves, and tells every fault at once. */
export function readSite(
  given: Env,
  readers: { gateway: ReadConfig; mockApi: ReadConfig },
): { ok: true; site: Site } | { ok: false; faults: string[] } {
  const env: Env = given.UPSTREAM_URL ? given : { ...given, DEV_TOOLS: given.DEV_TOOLS || 'on' };
  const mockApi = readers.mockApi(env);
  const own = mockApi.ok ? mockApi.config : { host: '127.0.0.1', port: MOCK_PORT };
  const shared = { ...env, UPSTREAM_URL: env.UPSTREAM_URL || urlOf(own) };
  const gateway = readers.gateway(shared);

  if (!gateway.ok || !mockApi.ok) {
    const faults = unite(gateway.ok ? [] : gateway.faults, mockApi.ok ? [] : mockApi.faults);
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
