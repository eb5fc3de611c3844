import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkOverrides } from '../scenarios/overrides/check-overrides.ts';
import { toAsciiJson } from '../scenarios/overrides/overrides.ts';
import { lazy } from '../world/lazy.ts';
import { type SharedApp, type SharedAppOptions, sharedApp } from './shared-app.ts';
import { testClock } from './test-clock.ts';
import { createTestState, runWith, type TestState } from './test-state.ts';
import { scenarioText, type WorldOptions } from './world-options.ts';

type Headers = Record<string, string | string[] | undefined>;

export interface OpenWorld {
  readonly app: SharedApp['app'];
  /** Adds the world to a request that does not choose one itself. */
  addWorld(headers: Headers): void;
  run<T>(handle: () => T): T;
  route(request: IncomingMessage, response: ServerResponse): void;
}

async function checkScenarios({ scenarios }: SharedApp, text: string): Promise<void> {
  for (const name of text.split(',').filter(Boolean)) {
    if (await scenarios.find(name)) continue;
    const known = (await scenarios.list()).map((one) => one.name).join(', ');
    const errors = (await scenarios.errors()).map((error) => ` ${error}.`).join('');
    throw new Error(`scenario: there is no '${name}'; use ${known}.${errors}`);
  }
}

function overridesText({ overrides }: WorldOptions): string {
  if (!overrides) return '';
  const checked = checkOverrides(overrides);
  if (checked.ok) return toAsciiJson(overrides);
  throw new Error(`overrides: ${checked.faults.map(({ message }) => message).join('; ')}.`);
}

function worldAdder(texts: Readonly<Record<string, string>>) {
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  return (headers: Headers) => {
    const cookie = String(headers.cookie ?? '');
    for (const [name, text] of given) if (!cookie.includes(`${name}=`)) headers[name] ??= text;
  };
}

async function open(
  options: SharedAppOptions,
  state: () => Promise<TestState>,
): Promise<OpenWorld> {
  const shared = await sharedApp(options);
  const scenario = scenarioText(options);
  await checkScenarios(shared, scenario);
  const own = await state();
  const { app } = shared;
  const addWorld = worldAdder({
    'x-mock-scenario': scenario,
    'x-mock-overrides': overridesText(options),
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
export const testWorld = (options: SharedAppOptions): (() => Promise<OpenWorld>) =>
  lazy(() => open(options, async () => createTestState(await testClock(options))));
