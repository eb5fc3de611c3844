import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PushSwitch from '../src/features/shell/side-panel/push-switch.tsx';
import { nowAtom } from '../src/state/clock/clock.ts';
import {
  favouritesAtom,
  loadFavouritesAtom,
  toggleFavouriteAtom,
} from '../src/state/favourites/favourites.ts';
import { followWishes } from '../src/state/push/follow-wishes.ts';
import { setPushOnAtom } from '../src/state/push/push-on.ts';
import { syncPush } from '../src/state/push/push-subscription.ts';
import { aSession } from './session.tsx';

/** A browser with a push service. */
function aBrowser({ permission = 'granted', fails = false } = {}) {
  const state = { isSubscribed: false, asked: 0, made: 0, keepsSubscription: false };
  const endpoint = 'https://push.example.org/a';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      if (state.keepsSubscription) throw new DOMException('No push service', 'AbortError');
      state.isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (state.isSubscribed ? subscription : null),
    async subscribe() {
      if (fails) throw new DOMException('No push service', 'AbortError');
      state.isSubscribed = true;
      state.made += 1;
      return subscription;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission: 'default',
    async requestPermission() {
      state.asked += 1;
      return permission;
    },
  });
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return state;
}

/** A gateway that answers with this status. */
function aGateway(status = 200) {
  const calls: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body = 'null' }: RequestInit = {}) => {
      calls.push({ method, path, body: JSON.parse(String(body)) });
      return Response.json({ publicKey: 'BKey' }, { status });
    },
  );
  return calls;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const theSwitch = () => screen.findByRole('button', { name: 'Also when the site is closed' });

async function setUp() {
  localStorage.setItem('touchline.stars', JSON.stringify(['team/te-eng-7', 'tournament/to-eng1']));
  const { session, Around } = await aSession();
  session.store.set(loadFavouritesAtom);
  render(<PushSwitch />, { wrapper: Around });
  return session;
}

test('PRF-12 a click turns notifications on, with starred teams and no more, and another one off', async () => {
  const browser = aBrowser();
  const calls = aGateway();
  await setUp();
  expect(browser.asked).toBe(0);
  expect(calls).toEqual([]);
  await userEvent.click(await theSwitch());
  await screen.findByText(/^This device is notified/);
  expect(calls).toEqual([
    { method: 'GET', path: '/push/key', body: null },
    {
      method: 'PUT',
      path: '/push/subscription',
      body: {
        endpoint: 'https://push.example.org/a',
        keys: { p256dh: 'p', auth: 'a' },
        teams: ['te-eng-7'],
        matches: [],
        muted: [],
        kinds: ['kickOff', 'goal', 'redCard', 'period', 'end'],
        language: 'en',
        covered: false,
      },
    },
  ]);
  await userEvent.click(await theSwitch());
  await waitFor(() => expect(calls.at(-1)?.method).toBe('DELETE'));
  expect(calls.at(-1)?.body).toEqual({ endpoint: 'https://push.example.org/a' });
  expect(browser.isSubscribed).toBe(false);
  expect((await theSwitch()).getAttribute('aria-pressed')).toBe('false');
});

test('PRF-12 the gateway ends a subscription that the browser cannot end', async () => {
  const browser = aBrowser();
  const calls = aGateway();
  await setUp();
  await userEvent.click(await theSwitch());
  await screen.findByText(/^This device is notified/);
  browser.keepsSubscription = true;
  await userEvent.click(await theSwitch());
  await waitFor(() => expect(calls.at(-1)?.method).toBe('DELETE'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test.each([
  ['permission', { permission: 'denied' }, 200, /blocked in the browser/],
  ['a push service', { fails: true }, 200, /could not be turned on/],
  ['the gateway', {}, 503, /could not be turned on/],
  ['notifications of the site', {}, 404, /sends no notifications/],
])('PRF-12 without %s the switch says so and stays off', async (_, options, status, text) => {
  const browser = aBrowser(options);
  aGateway(status);
  await setUp();
  await userEvent.click(await theSwitch());
  await screen.findByText(text);
  expect((await theSwitch()).getAttribute('aria-pressed')).toBe('false');
  expect(browser.isSubscribed).toBe(false);
});

test('PRF-12 a subscription of a gateway that has lost its key is made again', async () => {
  const browser = aBrowser();
  aGateway();
  const session = await setUp();
  await userEvent.click(await theSwitch());
  await screen.findByText(/^This device is notified/);
  const answers = [409, 200];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) =>
    Response.json(
      { publicKey: 'BNew' },
      { status: method === 'PUT' ? (answers.shift() ?? 500) : 200 },
    ),
  );
  session.store.set(toggleFavouriteAtom, 'team/te-eng-8');
  await syncPush(session.store);
  expect(browser.made).toBe(2);
  expect(answers).toEqual([]);
  expect((await theSwitch()).getAttribute('aria-pressed')).toBe('true');
});

test('PRF-12 a visit sends the wishes again only if they have changed, were not accepted, or are a day old', async () => {
  aBrowser();
  const calls = aGateway();
  const { store } = await setUp();
  await userEvent.click(await theSwitch());
  await screen.findByText(/^This device is notified/);
  const puts = () => calls.filter(({ method }) => method === 'PUT').length;
  expect(puts()).toBe(1);
  await syncPush(store);
  expect(puts()).toBe(1);
  store.set(toggleFavouriteAtom, 'team/te-eng-8');
  await syncPush(store);
  await syncPush(store);
  expect(puts()).toBe(2);

  const refused = aGateway(429);
  store.set(toggleFavouriteAtom, 'team/te-eng-9');
  await syncPush(store);
  expect(refused).toHaveLength(1);
  const accepting = aGateway();
  await syncPush(store);
  expect(accepting).toHaveLength(1);
  store.set(nowAtom, store.get(nowAtom) + 25 * 3_600_000);
  await syncPush(store);
  expect(accepting).toHaveLength(2);
});

test('PRF-12 wishes whose answer was lost are sent again, also if they are those that were accepted before', async () => {
  aBrowser();
  aGateway();
  const { store } = await setUp();
  await userEvent.click(await theSwitch());
  await screen.findByText(/^This device is notified/);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  store.set(toggleFavouriteAtom, 'team/te-eng-8');
  await syncPush(store).catch(() => {});
  store.set(toggleFavouriteAtom, 'team/te-eng-8');
  const calls = aGateway();
  await syncPush(store);
  expect(calls).toHaveLength(1);
});

test('PRF-12 nothing that could reach the browser is kept in its storage', async () => {
  aBrowser();
  const calls = aGateway();
  await setUp();
  await userEvent.click(await theSwitch());
  await screen.findByText(/^This device is notified/);
  const sent = calls.map(({ body }) => (body as { endpoint?: string } | undefined)?.endpoint);
  const endpoint = sent.find((one) => one !== undefined);
  expect(endpoint).toMatch(/^https:/);
  expect(JSON.stringify({ ...localStorage })).not.toContain(endpoint);
});

test('PRF-12 a browser without push says so', async () => {
  await setUp();
  await screen.findByText(/cannot be notified while the site is closed/);
});

test('PRF-12 the gateway learns of another star, and a subscription that has ended stays off', async () => {
  const browser = aBrowser();
  const calls = aGateway();
  const session = await setUp();
  await userEvent.click(await theSwitch());
  await screen.findByText(/^This device is notified/);
  const stop = followWishes(session);
  session.store.set(toggleFavouriteAtom, 'team/te-eng-8');
  expect(session.store.get(favouritesAtom).size).toBe(3);
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ teams: ['te-eng-8', 'te-eng-7'] }),
  );
  browser.isSubscribed = false;
  session.store.set(toggleFavouriteAtom, 'team/te-eng-8');
  await waitFor(async () => expect((await theSwitch()).getAttribute('aria-pressed')).toBe('false'));
  stop();
  session.store.set(setPushOnAtom, false);
});
