import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UpstreamOperationId } from '@touchline/types';
import { lazy } from '../world/lazy.ts';
import { scenarioNamesOf, toAsciiJson } from '../worlds/world-text.ts';
import type { OwnHandlers } from './own-handlers.ts';
import type { RecordedCall } from './recorded-calls.ts';
import { type SharedApp, sharedApp } from './shared-app.ts';
import type { TestAccounts } from './test-accounts.ts';
import { testClock } from './test-clock.ts';
import { runWith, TestState } from './test-state.ts';
import type { WorldOptions } from './world-options.ts';

type Headers = Record<string, string | string[] | undefined>;

interface OpenWorld {
  readonly app: SharedApp['app'];
  /** Adds the world to a request that does not choose one itself. */
  addWorld(headers: Headers): void;
  run<T>(handle: () => T): T;
  route(request: IncomingMessage, response: ServerResponse): void;
}

/** What a test does with its world besides calling it. */
export interface TestControls {
  /** The calls so far, of all operations or of one. */
  calls(operation?: UpstreamOperationId): readonly RecordedCall[];
  /** Adds answers by function, before those that there are. */
  use(handlers: OwnHandlers): void;
  /** Forgets calls, accounts, chat, and the handlers that `use` added. */
  reset(): void;
  readonly accounts: TestAccounts;
}

export interface TestWorld {
  /** Rejects with what is wrong with the options. */
  readonly open: () => Promise<OpenWorld>;
  readonly controls: TestControls;
}

/** Whether it is a member of a world as a file holds it; the clock checks the instant and its speed. */
const OPTIONS: Readonly<Record<keyof WorldOptions, boolean>> = {
  at: false,
  speed: false,
  scenarios: true,
  overrides: true,
  facts: true,
  size: true,
  seasons: true,
  seed: false,
  handlers: false,
  devTools: false,
  worldsDir: false,
  seasonsDir: false,
};

function refuseUnknownOptions(options: object): void {
  const unknown = Object.keys(options).find((name) => !(name in OPTIONS));
  if (unknown === undefined) return;
  throw new Error(
    `'${unknown}' is no option of a world; it has ${Object.keys(OPTIONS).join(', ')}.`,
  );
}

async function checkOptions({ namedWorlds }: SharedApp, options: WorldOptions): Promise<void> {
  const members = Object.entries(options).filter(([name]) => OPTIONS[name as keyof WorldOptions]);
  const known = (await namedWorlds.list()).map(({ name }) => name);
  const { worldErrors } = await import('../worlds/check-world.ts');
  const errors = worldErrors(Object.fromEntries(members), known);
  if (errors.length === 0) return;
  const messages = errors.map(({ path: [member], message }) =>
    message.startsWith(`${member}`) ? message : `${member}: ${message}`,
  );
  throw new Error(`${[...messages, ...(await namedWorlds.errors())].join('; ')}.`);
}

function worldAdder(texts: Readonly<Record<string, string>>) {
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  return (headers: Headers) => {
    const cookie = String(headers.cookie ?? '');
    for (const [name, text] of given) if (!cookie.includes(`${name}=`)) headers[name] ??= text;
  };
}

async function open(options: WorldOptions, state: TestState): Promise<OpenWorld> {
  const shared = await sharedApp(options);
  await checkOptions(shared, options);
  state.clock = await testClock(options);
  const { app } = shared;
  const { overrides } = options;
  const addWorld = worldAdder({
    'x-mock-scenario': scenarioNamesOf(options.scenarios).join(),
    'x-mock-overrides': overrides ? toAsciiJson(overrides) : '',
  });
  const run = <T>(handle: () => T): T => runWith(state, handle);
  return {
    app,
    addWorld,
    run,
    route: (request, response) => {
      addWorld(request.headers);
      run(() => app.routing(request, response));
    },
  };
}

/** A world of one test, opened by its first request. Throws for names of options that there are not. */
export function testWorld(options: WorldOptions): TestWorld {
  refuseUnknownOptions(options);
  const state = new TestState(options.handlers);
  const opened = lazy(() => open(options, state));
  const accounts = async () => {
    await opened();
    return state.stored.testAccounts;
  };
  return {
    open: opened,
    controls: {
      calls: (operation) => state.calls.list(operation),
      use: (handlers) => state.use(handlers),
      reset: () => state.reset(),
      accounts: {
        signIn: async (account) => (await accounts()).signIn(account),
        find: async (email) => (await accounts()).find(email),
      },
    },
  };
}
