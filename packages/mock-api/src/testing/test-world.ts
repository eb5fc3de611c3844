import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isScenario, scenarioNames } from '@touchline/shared/domain/scenario-names';
import type { OperationId } from '@touchline/types/contract';
import { operationIds, type RecordedCall, type RecordedRequest } from '../http/recorded-calls.ts';
import { lazy } from '../world/lazy.ts';
import { checkOverrides } from '../worlds/check-overrides.ts';
import { scenarioNamesOf } from '../worlds/world-text.ts';
import { type OpenWorld, openWorld } from './open-world.ts';
import { type OwnHandlers, refuseUnknownOperations } from './own-handlers.ts';
import { DEFAULT_WORLDS_DIR, type SharedApp, sharedApp } from './shared-app.ts';
import type { TestAccounts } from './test-accounts.ts';
import { testClock } from './test-clock.ts';
import { TestState } from './test-state.ts';
import type { Instant, WorldOptions } from './world-options.ts';

/** What a test does with its world besides calling it. */
export interface TestControls {
  /** The calls so far, of all operations or of one. */
  calls(operation?: OperationId): readonly RecordedCall[];
  /** The requests that the contract does not allow. */
  refusedCalls(): readonly RecordedRequest[];
  /** Moves the world to an instant, and pushes what has changed to the open live streams. */
  goTo(at: Instant): Promise<void>;
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

function refuseOverrides({ overrides = {} }: WorldOptions): void {
  const checked = checkOverrides(overrides);
  if (checked.ok) return;
  throw new Error(`overrides: ${checked.errors.map(({ message }) => message).join('; ')}.`);
}

function refuseUnknownScenarios(options: WorldOptions): void {
  const { scenarios, worldsDir = DEFAULT_WORLDS_DIR } = options;
  const fileOf = (name: string) => join(worldsDir, `${name}.yaml`);
  const unknown = scenarioNamesOf(scenarios).find(
    (name) => !isScenario(name) && !existsSync(fileOf(name)),
  );
  if (unknown === undefined) return;
  const names = scenarioNames.join(', ');
  throw new Error(
    `scenarios: '${unknown}' is not one of ${names}, and there is no file ${fileOf(unknown)}.`,
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

async function open(options: WorldOptions, state: TestState): Promise<OpenWorld> {
  const shared = await sharedApp(options);
  await checkOptions(shared, options);
  state.clock = await testClock(options);
  const world = openWorld(shared, options, state);
  state.goTo = world.goTo;
  return world;
}

/**
 * A world of one test, opened by its first request. Throws for unknown options and scenarios, and wrong overrides: a rejected
 * request could pass for the failure that a test expects.
 */
export function testWorld(options: WorldOptions): TestWorld {
  refuseUnknownOptions(options);
  refuseUnknownScenarios(options);
  refuseOverrides(options);
  const state = new TestState(options.handlers);
  let fault: unknown;
  const opened = lazy(() =>
    open(options, state).catch((error) => {
      fault = error;
      throw error;
    }),
  );
  const recorded = () => {
    if (fault) throw fault;
    return state.calls;
  };
  const accounts = async () => {
    await opened();
    return state.stored.testAccounts;
  };
  return {
    open: opened,
    controls: {
      calls(operation) {
        if (operation) refuseUnknownOperations('calls', [operation], operationIds);
        return recorded().list(operation);
      },
      refusedCalls: () => recorded().refused(),
      goTo: async (at) => (await opened()).goTo(at),
      use: (handlers) => state.use(handlers),
      reset: () => state.reset(),
      accounts: {
        signIn: async (account) => (await accounts()).signIn(account),
        find: async (email) => (await accounts()).find(email),
      },
    },
  };
}
