import type { IncomingMessage, ServerResponse } from 'node:http';
import { lazy } from '../world/lazy.ts';
import { scenarioNamesOf, toAsciiJson } from '../worlds/world-text.ts';
import { type SharedApp, sharedApp } from './shared-app.ts';
import { testClock } from './test-clock.ts';
import { createTestState, runWith, type TestState } from './test-state.ts';
import type { WorldOptions } from './world-options.ts';

type Headers = Record<string, string | string[] | undefined>;

export interface OpenWorld {
  readonly app: SharedApp['app'];
  /** Adds the world to a request that does not choose one itself. */
  addWorld(headers: Headers): void;
  run<T>(handle: () => T): T;
  route(request: IncomingMessage, response: ServerResponse): void;
}

/** The clock checks the instant and its speed. */
const OTHER_OPTIONS = ['seed', 'devTools', 'worldsDir', 'at', 'speed'];

async function checkOptions({ namedWorlds }: SharedApp, options: WorldOptions): Promise<void> {
  const members = Object.entries(options).filter(([name]) => !OTHER_OPTIONS.includes(name));
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

async function open(options: WorldOptions, state: () => Promise<TestState>): Promise<OpenWorld> {
  const shared = await sharedApp(options);
  await checkOptions(shared, options);
  const own = await state();
  const { app } = shared;
  const { overrides } = options;
  const addWorld = worldAdder({
    'x-mock-scenario': scenarioNamesOf(options.scenarios).join(),
    'x-mock-overrides': overrides ? toAsciiJson(overrides) : '',
  });
  const run = <T>(handle: () => T): T => runWith(own, handle);
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

/** A world of one test, opened by its first request. Rejects with what is wrong with the options. */
export const testWorld = (options: WorldOptions): (() => Promise<OpenWorld>) =>
  lazy(() => open(options, async () => createTestState(await testClock(options))));
