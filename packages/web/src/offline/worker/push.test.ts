import { afterEach, expect, test, vi } from 'vitest';
import { followNotification, showPush } from './push.ts';
import type { NotificationClick, PushReceived, WorkerScope } from './worker-scope.ts';

afterEach(() => vi.unstubAllGlobals());

const MESSAGE = {
  title: 'Goal',
  body: '1–0',
  path: '/football/matches/ma-1',
  tag: 'ma-1',
  stop: 'Turn off',
};

/** A worker whose site has these windows. */
function aWorker(windows: readonly DocumentVisibilityState[] = []) {
  const done: unknown[] = [];
  const note =
    (name: string) =>
    async (...values: unknown[]) =>
      void done.push([name, ...values]);
  const subscription = { endpoint: 'https://push.example.org/a', unsubscribe: note('unsubscribe') };
  const scope = {
    registration: {
      pushManager: { getSubscription: async () => subscription },
      showNotification: note('show'),
    },
    clients: {
      openWindow: note('open'),
      matchAll: async () =>
        windows.map((visibilityState) => ({
          visibilityState,
          navigate: note('navigate'),
          focus: note('focus'),
        })),
    },
  } as unknown as WorkerScope;
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, body }: RequestInit) => void done.push([method, path, body]),
  );
  return { scope, done };
}

const received = { data: { json: () => MESSAGE } } as unknown as PushReceived;
const click = (action = '') =>
  ({ action, notification: { data: MESSAGE.path, close() {} } }) as unknown as NotificationClick;

test('PRF-12 a message is shown with an action that ends them, unless the site is in view', async () => {
  const hidden = aWorker(['hidden']);
  await showPush(hidden.scope, received);
  expect(hidden.done).toMatchObject([
    ['show', 'Goal', { tag: 'ma-1', actions: [{ action: 'stop', title: 'Turn off' }] }],
  ]);
  const visible = aWorker(['hidden', 'visible']);
  await showPush(visible.scope, received);
  expect(visible.done).toEqual([]);
});

test('PRF-12 a click opens the match, and the action ends all notifications', async () => {
  const closed = aWorker();
  await followNotification(closed.scope, click());
  expect(closed.done).toEqual([['open', MESSAGE.path]]);
  const open = aWorker(['hidden']);
  await followNotification(open.scope, click());
  expect(open.done).toEqual([['navigate', MESSAGE.path], ['focus']]);
  const ended = aWorker();
  await followNotification(ended.scope, click('stop'));
  expect(ended.done).toEqual([
    ['unsubscribe'],
    ['DELETE', '/push/subscription', '{"endpoint":"https://push.example.org/a"}'],
  ]);
});
