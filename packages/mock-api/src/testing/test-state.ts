import { AsyncLocalStorage } from 'node:async_hooks';
import { IN_MEMORY } from '@touchline/shared/server/store/sqlite';
import type { Accounts } from '../accounts/account-service.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { openAccountStore } from '../accounts/open-account-store.ts';
import { sqlStore } from '../accounts/sql-store.ts';
import { type ChatLog, createChatLog } from '../chat/chat-log.ts';
import { RecordedCalls } from '../http/recorded-calls.ts';
import { lazy } from '../world/lazy.ts';
import type { Effect } from '../worlds/effect.ts';
import { checkHandlers, type OwnHandlers, ownHandlersEffect } from './own-handlers.ts';
import { createTestAccounts, type TestAccounts } from './test-accounts.ts';
import type { TestClock } from './test-clock.ts';
import type { Instant } from './world-options.ts';

/** What a world stores for one test alone. */
interface Stored {
  readonly accounts: Accounts;
  readonly testAccounts: TestAccounts;
  readonly chatLog: ChatLog;
}

/** The cheapest valid cost. */
const CHEAP_HASH_COST = { N: 16, r: 1, p: 1 };

/** Accounts and chat in memory, opened by the first request that needs them. */
function createStored(clock: TestClock): Stored {
  const now = () => Math.floor(clock.real() / 1000);
  const db = lazy(() => openAccountStore({ dataDir: IN_MEMORY, now }));
  const accounts = createAccounts({
    db,
    now,
    cost: CHEAP_HASH_COST,
    secret: async () => 'a secret for tests',
    accessSeconds: 900,
    refreshSeconds: 30 * 86_400,
    sessionSeconds: 90 * 86_400,
  });
  return {
    accounts,
    testAccounts: createTestAccounts({ accounts, store: async () => sqlStore(await db()) }),
    chatLog: createChatLog({ db, now: () => clock.real() }),
  };
}

/** What belongs to one test alone: its clock, what it stores, what it answers itself, and the calls it was asked. */
export class TestState {
  readonly calls = new RecordedCalls();
  /** Set when the world opens. */
  clock: TestClock = { real: Date.now, world: Date.now };
  /** Set when the world opens. */
  goTo: (at: Instant) => Promise<void> = async () => {};
  readonly #given: OwnHandlers;
  #handlers: OwnHandlers;
  #stored: Stored | undefined;

  constructor(handlers: OwnHandlers = {}) {
    this.#given = checkHandlers(handlers);
    this.#handlers = handlers;
  }

  get stored(): Stored {
    this.#stored ??= createStored(this.clock);
    return this.#stored;
  }

  effects(): readonly Effect[] {
    return Object.keys(this.#handlers).length > 0 ? [ownHandlersEffect(this.#handlers)] : [];
  }

  use(handlers: OwnHandlers): void {
    this.#handlers = { ...this.#handlers, ...checkHandlers(handlers) };
  }

  reset(): void {
    this.calls.clear();
    this.#handlers = this.#given;
    this.#stored = undefined;
  }
}

interface Running {
  readonly state: TestState;
  readonly calls: RecordedCalls;
}

const storage = new AsyncLocalStorage<Running>();

export const runWith = <T>(state: TestState, run: () => T): T =>
  storage.run({ state, calls: state.calls }, run);

/** Calls made within are not those of the test. */
export const runUnrecorded = <T>(state: TestState, run: () => T): T =>
  storage.run({ state, calls: new RecordedCalls(0) }, run);

function running(): Running {
  const found = storage.getStore();
  if (!found) throw new Error('A request came from outside of any test world.');
  return found;
}

const current = () => running().state;

const accounts = () => current().stored.accounts;
const chatLog = () => current().stored.chatLog;

/** The parts of the test whose request is being handled: tests share an app, which takes longer to build than a test may. */
export const currentParts = {
  clock: { real: () => current().clock.real(), world: () => current().clock.world() },
  effects: () => current().effects(),
  calls: () => running().calls,
  reset: () => current().reset(),
  goTo: (at: string) => current().goTo(at),
  accounts: {
    register: (...args) => accounts().register(...args),
    logIn: (...args) => accounts().logIn(...args),
    refresh: (...args) => accounts().refresh(...args),
    logOut: (...args) => accounts().logOut(...args),
    verifyAccessToken: (...args) => accounts().verifyAccessToken(...args),
    wallet: (...args) => accounts().wallet(...args),
    changePassword: (...args) => accounts().changePassword(...args),
    sessions: (...args) => accounts().sessions(...args),
    endSessions: (...args) => accounts().endSessions(...args),
  } satisfies Accounts as Accounts,
  chatLog: {
    add: (...args) => chatLog().add(...args),
    list: (...args) => chatLog().list(...args),
  } satisfies ChatLog as ChatLog,
};
