import { createStore } from 'jotai';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { accountApiAtom } from '../src/state/account/account-api-atom.ts';
import {
  changePasswordAtom,
  endSessionsAtom,
  fetchSessionsAtom,
  fetchWalletAtom,
} from '../src/state/account/account-calls.ts';
import {
  identityKnownAtom,
  logoutAtom,
  readIdentityAtom,
  usernameAtom,
} from '../src/state/account/identity.ts';
import { logInAtom, registerAtom } from '../src/state/account/log-in.ts';
import { endSessionAtom } from '../src/state/account/log-out.ts';
import { readTokens, TOKENS_KEY, writeTokens } from '../src/state/account/tokens.ts';
import { restoreSessionAtom } from '../src/state/account/use-identity.ts';
import { lackingAtom } from '../src/state/stores/lacking-atom.ts';
import { accountsApi } from './accounts-api.ts';

const mei = { email: 'mei@example.org', password: 'a long enough password' };

/** The storage of one device, which its tabs share. */
function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function setUp() {
  const server = accountsApi();
  const aTab = () => {
    const store = createStore();
    store.set(accountApiAtom, server.api);
    return store;
  };
  const tab = aTab();
  expect(await tab.set(registerAtom, mei)).toBe('entered');
  server.calls.length = 0;
  return { server, tab, aTab };
}

const minutes = (count: number) => count * 60_000;

/** Advances the clocks of the server and of the device. */
function advance(server: Awaited<ReturnType<typeof accountsApi>>, ms: number) {
  server.clock.ms += ms;
  vi.setSystemTime(server.clock.ms);
}

test('SES-3 registering logs in with the same credentials, and logging out clears the tokens', async () => {
  const { tab } = await setUp();
  expect(tab.get(usernameAtom)).toBe(mei.email);
  tab.set(logoutAtom);
  expect(tab.get(usernameAtom)).toBeUndefined();
  expect(localStorage.getItem(TOKENS_KEY)).toBeNull();
});

test('SES-3 logging out clears the tokens at once, and ends the session at the server', async () => {
  const { server, tab } = await setUp();
  const { refreshToken } = readTokens();
  const ended = tab.set(endSessionAtom);
  expect(tab.get(usernameAtom)).toBeUndefined();
  expect(readTokens()).toEqual({});
  await ended;
  expect(server.calls).toEqual([{ path: '/auth/logout', bearer: null }]);
  const refresh = await server.api.fetch(
    new Request('http://site.test/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    }),
  );
  expect(refresh.status).toBe(401);
});

test.each([404, 501, 503])(
  'SES-3 logging out works with a server that responds to it with %d',
  async (status) => {
    const { server, tab } = await setUp();
    const fetch = async () => new Response('{}', { status });
    tab.set(accountApiAtom, { ...server.api, fetch });
    await tab.set(endSessionAtom);
    expect(readTokens()).toEqual({});
  },
);

/** Runs the timers until the promise has settled. */
async function settled(promise: Promise<unknown>): Promise<void> {
  let isSettled = false;
  void promise.finally(() => {
    isSettled = true;
  });
  while (!isSettled) await vi.advanceTimersByTimeAsync(100);
}

test('SES-2 a visitor whose expired token cannot be refreshed is signed out, whatever failed', async () => {
  const { server, aTab } = await setUp();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  advance(server, minutes(16));
  const tab = aTab();
  const fetch = async () => new Response('{}', { status: 503 });
  tab.set(accountApiAtom, { ...server.api, fetch });
  await settled(tab.set(restoreSessionAtom));
  expect(tab.get(identityKnownAtom)).toBe(true);
  expect(tab.get(usernameAtom)).toBeUndefined();
  expect(readTokens()).toEqual({});
  // Releases the lock of the tab.
  await vi.advanceTimersByTimeAsync(100);
});

test('SYS-4 the wallet is requested with the token; login and registration without', async () => {
  const { server, tab } = await setUp();
  expect(await tab.set(fetchWalletAtom)).toHaveProperty('balances.USDT');
  await tab.set(logInAtom, mei);
  await tab.set(registerAtom, mei);
  expect(server.calls.map(({ path, bearer }) => [path, bearer !== null])).toEqual([
    ['/auth/wallet', true],
    ['/auth/login', false],
    ['/register', false],
  ]);
});

test('SES-2 parallel calls with an expired token share one refresh, and all succeed', async () => {
  const { server, tab } = await setUp();
  vi.useFakeTimers({ toFake: ['Date'] });
  advance(server, minutes(16));
  const wallets = await Promise.all([1, 2, 3].map(() => tab.set(fetchWalletAtom)));
  vi.useRealTimers();
  expect(wallets.every((wallet) => wallet !== undefined)).toBe(true);
  expect(server.count('/auth/refresh')).toBe(1);
});

test('SES-2 two tabs that refresh at the same time do not use one refresh token twice', async () => {
  const { server, tab, aTab } = await setUp();
  const other = aTab();
  vi.useFakeTimers({ toFake: ['Date'] });
  advance(server, minutes(16));
  const wallets = await Promise.all([tab.set(fetchWalletAtom), other.set(fetchWalletAtom)]);
  expect(wallets.every((wallet) => wallet !== undefined)).toBe(true);
  expect(server.count('/auth/refresh')).toBe(1);
  // The token family is not revoked: the next refresh works too.
  advance(server, minutes(16));
  expect(await other.set(fetchWalletAtom)).toBeDefined();
  vi.useRealTimers();
});

test('SES-2 a token that only the server rejects is refreshed once, and the call repeated', async () => {
  const { server, tab } = await setUp();
  // Only the server's clock advances: to the device the token has not expired.
  server.clock.ms += minutes(16);
  expect(await tab.set(fetchWalletAtom)).toBeDefined();
  expect(server.calls.map(({ path }) => path)).toEqual([
    '/auth/wallet',
    '/auth/refresh',
    '/auth/wallet',
  ]);
});

test('SES-2 a failed refresh clears both tokens, and the visitor is anonymous', async () => {
  const { server, tab } = await setUp();
  writeTokens({ accessToken: 'garbage', refreshToken: 'garbage' });
  expect(await tab.set(fetchWalletAtom)).toBeUndefined();
  expect(readTokens()).toEqual({});
  expect(tab.get(usernameAtom)).toBeUndefined();
  await tab.set(fetchWalletAtom);
  expect(server.calls.map(({ path }) => path)).toEqual(['/auth/refresh']);
});

test.each(['not JSON', '[]', '7', 'null', '{"accessToken":7,"refreshToken":{}}'])(
  'SES-1 %s in place of tokens signs no visitor in, and causes no call',
  async (garbage) => {
    const { server, aTab } = await setUp();
    localStorage.setItem(TOKENS_KEY, garbage);
    const tab = aTab();
    await tab.set(restoreSessionAtom);
    expect(tab.get(identityKnownAtom)).toBe(true);
    expect(tab.get(usernameAtom)).toBeUndefined();
    expect(server.calls).toEqual([]);
  },
);

test('SES-1 a visitor who returns with an expired token is recognised after one refresh', async () => {
  const { server, aTab } = await setUp();
  vi.useFakeTimers({ toFake: ['Date'] });
  advance(server, minutes(16));
  const tab = aTab();
  expect(tab.set(readIdentityAtom)).toBe(false);
  await tab.set(restoreSessionAtom);
  vi.useRealTimers();
  expect(tab.get(usernameAtom)).toBe(mei.email);
  expect(server.count('/auth/refresh')).toBe(1);
});

test.each([26, -26])(
  'SES-1 on a device whose clock is %d hours off a new token is valid, and expires on time',
  async (hours) => {
    const server = accountsApi();
    const tab = createStore();
    tab.set(accountApiAtom, server.api);
    vi.useFakeTimers({ toFake: ['Date'] });
    const advanceBoth = (ms: number) => {
      server.clock.ms += ms;
      vi.setSystemTime(server.clock.ms + hours * minutes(60));
    };
    advanceBoth(0);
    expect(await tab.set(registerAtom, mei)).toBe('entered');
    expect(tab.get(usernameAtom)).toBe(mei.email);
    await tab.set(fetchWalletAtom);
    expect(server.count('/auth/refresh')).toBe(0);
    advanceBoth(minutes(16));
    expect(await tab.set(fetchWalletAtom)).toBeDefined();
    expect(server.count('/auth/refresh')).toBe(1);
    vi.useRealTimers();
  },
);

test('AUT-1 wrong credentials are rejected', async () => {
  const { tab } = await setUp();
  tab.set(logoutAtom);
  expect(await tab.set(logInAtom, { ...mei, password: 'another' })).toBe(false);
  expect(tab.get(usernameAtom)).toBeUndefined();
});

test('AUT-2 an e-mail that is already registered is distinguished from other failures', async () => {
  const { tab } = await setUp();
  expect(await tab.set(registerAtom, mei)).toBe('taken');
  expect(await tab.set(registerAtom, { email: 'none', password: 'short' })).toBe('failed');
});

test('AUT-2 a common password is reported as such, not as a failure', async () => {
  const { aTab } = await setUp();
  const tab = aTab();
  expect(await tab.set(registerAtom, { email: 'li@example.org', password: 'iloveyou' })).toBe(
    'weak',
  );
});

test('ACC-4 a change of password names the field that is refused, and this session goes on', async () => {
  const { server, tab } = await setUp();
  const change = (currentPassword: string, newPassword: string) =>
    tab.set(changePasswordAtom, { currentPassword, newPassword });
  expect(await change('a guess of it', 'a loud afternoon')).toBe('currentPassword');
  expect(await change(mei.password, 'qwertyuiop')).toBe('newPassword');
  expect(await change(mei.password, 'a loud afternoon')).toBe('changed');
  expect(await tab.set(fetchSessionsAtom)).toHaveLength(1);
  advance(server, minutes(20));
  expect(await tab.set(fetchWalletAtom)).toBeDefined();
});

test('ACC-5 ending the others signs them out at their next call', async () => {
  const { tab } = await setUp();
  const phone = readTokens();
  expect(await tab.set(logInAtom, mei)).toBe(true);
  const desk = readTokens();
  expect(await tab.set(fetchSessionsAtom)).toHaveLength(2);
  expect(await tab.set(endSessionsAtom, 'others')).toBe(true);
  expect(await tab.set(fetchSessionsAtom)).toEqual([expect.objectContaining({ current: true })]);
  writeTokens(phone);
  expect(await tab.set(fetchWalletAtom)).toBeUndefined();
  expect(readTokens()).toEqual({});
  writeTokens(desk);
  expect(await tab.set(fetchWalletAtom)).toBeDefined();
});

test('ACC-5 an API that lacks sessions is not asked for them, and one that fails is', async () => {
  const { server, tab } = await setUp();
  tab.set(accountApiAtom, {
    ...server.api,
    fetch: async () => Response.json({ title: 'x', status: 503 }, { status: 503 }),
  });
  expect(await tab.set(fetchSessionsAtom)).toBe('failed');
  tab.set(accountApiAtom, server.api);
  tab.set(lackingAtom, new Set(['/auth/sessions', '/auth/logout']));
  expect(await tab.set(fetchSessionsAtom)).toBe('lacking');
  await tab.set(endSessionAtom);
  expect(readTokens()).toEqual({});
  expect(server.calls).toEqual([]);
});
