import { DEV_TOOLS_HEADERS } from '@touchline/shared/domain/http/dev-tools-request';
import { worldAtOf } from '@touchline/shared/domain/http/world-headers';
import { scenarioNamesOf } from '../worlds/world-text.ts';
import type { OwnWorld } from './world-options.ts';

/** The part of Playwright's browser context that is needed. */
interface Context {
  addCookies(cookies: { name: string; value: string; url: string }[]): Promise<void>;
  readonly request: {
    post(
      url: string,
      options: { data: unknown; headers: Record<string, string> },
    ): Promise<ApiResponse>;
  };
}

interface ApiResponse {
  ok(): boolean;
  json(): Promise<unknown>;
}

/** A function has no meaning in another process. */
type SiteWorld = Omit<OwnWorld, 'at'> & { readonly at?: string | number | Date };

/** The option of a Playwright test: `test.use({ world: { at, speed, scenarios, overrides, facts } })`. */
export interface WorldOption {
  world: SiteWorld | undefined;
}

interface Problem {
  readonly detail?: string;
  readonly errors?: readonly { readonly message: string }[];
}

/** The text of overrides or facts for the cookie; the site checks them first. */
async function cookieText(
  { request }: Context,
  baseURL: string,
  kind: 'overrides' | 'facts',
  value: object | undefined,
): Promise<string | undefined> {
  if (!value) return undefined;
  const url = new URL(`/worlds/mock/${kind}`, baseURL).href;
  const response = await request.post(url, { data: value, headers: DEV_TOOLS_HEADERS });
  const body = await response.json();
  if (response.ok()) return (body as { data: { value: string } }).data.value;
  const { detail = 'the site has no mock API', errors } = body as Problem;
  throw new Error(`${kind}: ${errors?.map(({ message }) => message).join('; ') ?? detail}`);
}

/** Playwright removes types without a check of them. */
function refuseUnknown(fields: object): void {
  const [name] = Object.keys(fields);
  if (name === undefined) return;
  throw new Error(
    `world: ${name} cannot be given to a browser; it has at, speed, scenarios, overrides and facts`,
  );
}

async function enterWorld(context: Context, baseURL: string, world: SiteWorld): Promise<void> {
  const { at, speed, scenarios, overrides, facts, ...unknown } = world;
  refuseUnknown(unknown);
  const instant = at === undefined || typeof at === 'string' ? at : new Date(at).toISOString();
  const values = {
    'x-world-at': instant && worldAtOf(instant, speed, Date.now()),
    'x-mock-scenario': scenarioNamesOf(scenarios).join(),
    'x-mock-overrides': await cookieText(context, baseURL, 'overrides', overrides),
    'x-mock-facts': await cookieText(context, baseURL, 'facts', facts),
  };
  await context.addCookies(
    Object.entries(values).flatMap(([name, value]) =>
      value ? [{ name, value: encodeURIComponent(value), url: baseURL }] : [],
    ),
  );
}

/**
 * Fixtures for `test.extend<WorldOption>(worldFixtures)`: the browser context of a test is in the world of its option
 * `world`. The world is in cookies, so that tests in parallel share a server and do not meet.
 */
export const worldFixtures = {
  world: [undefined, { option: true }] as [SiteWorld | undefined, { option: true }],
  context: async <C extends Context>(
    { context, baseURL, world }: { context: C; baseURL: string | undefined } & WorldOption,
    use: (context: C) => Promise<void>,
  ): Promise<void> => {
    if (world && baseURL) await enterWorld(context, baseURL, world);
    await use(context);
  },
};
