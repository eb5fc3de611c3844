import { AsyncLocalStorage } from 'node:async_hooks';
import type { Accounts } from '../accounts/account-service.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { openAccountStore } from '../accounts/open-account-store.ts';
import { type ChatLog, createChatLog } from '../chat/chat-log.ts';
import { IN_MEMORY } from '../store/sqlite.ts';
import { lazy } from '../world/lazy.ts';
import type { TestClock } from './test-clock.ts';

/** What belongs to one test alone. */
export interface TestState {
  readonly clock: TestClock;
  readonly accounts: Accounts;
  readonly chatLog: ChatLog;
}

/** The cheapest valid cost. */
const CHEAP_HASH_COST = { N: 16, r: 1, p: 1 };

/** Accounts and chat in memory, opened by the first request that needs them. */
export function createTestState(clock: TestClock): TestState {
  const now = () => Math.floor(clock.real() / 1000);
  const db = lazy(() => openAccountStore({ dataDir: IN_MEMORY, now }));
  return {
    clock,
    accounts: createAccounts({
      db,
      now,
      cost: CHEAP_HASH_COST,
      secret: async () => 'a secret for tests',
      accessSeconds: 900,
      refreshSeconds: 30 * 86_400,
    }),
    chatLog: createChatLog({ db, now: () => clock.real() }),
  };
}

const storage = new AsyncLocalStorage<TestState>();

export const runWith = <T>(state: TestState, run: () => T): T => storage.run(state, run);

function current(): TestState {
  const state = storage.getStore();
  if (!state) throw new Error('A request came from outside of any test world.');
  return state;
}

/** The state of the test whose request is being handled: tests share an app, which takes longer to build than a test may. */
export const currentState: TestState = {
  clock: { real: () => current().clock.real(), world: () => current().clock.world() },
  accounts: {
    register: (...args) => current().accounts.register(...args),
    logIn: (...args) => current().accounts.logIn(...args),
    refresh: (...args) => current().accounts.refresh(...args),
    logOut: (...args) => current().accounts.logOut(...args),
    verifyAccessToken: (...args) => current().accounts.verifyAccessToken(...args),
    wallet: (...args) => current().accounts.wallet(...args),
  },
  chatLog: {
    add: (...args) => current().chatLog.add(...args),
    list: (...args) => current().chatLog.list(...args),
  },
};
