import type { NotificationClick, PushReceived, WorkerScope } from './worker-scope.ts';

/** As the gateway sends it. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly stop: string;
}

const STOP = 'stop';

const windowsOf = ({ clients }: WorkerScope) => clients.matchAll({ type: 'window' });

/** Shows what the gateway has sent, unless the site is in view, which shows it by itself. */
export async function showPush(scope: WorkerScope, { data }: PushReceived): Promise<void> {
  const windows = await windowsOf(scope);
  if (!data || windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, body, path, tag, stop } = data.json() as PushMessage;
  await scope.registration.showNotification(title, {
    body,
    // A later notification of the match replaces this one, and is heard again.
    tag,
    renotify: true,
    icon: '/icons/any-192.png',
    data: path,
    actions: [{ action: STOP, title: stop }],
  });
}

/** As the page does it; a worker cannot import chunks of the page. */
async function endSubscription({ registration }: WorkerScope): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return;
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  const headers = { 'content-type': 'application/json' };
  await Promise.allSettled([
    subscription.unsubscribe(),
    fetch('/push/subscription', { method: 'DELETE', headers, body }),
  ]);
}

/** Android shows the alerts of a page only through its worker: a notification is one of them, or was sent. */
export async function followNotification(
  scope: WorkerScope,
  { action, notification }: NotificationClick,
): Promise<void> {
  notification.close();
  if (action === STOP) return endSubscription(scope);
  const path = notification.data;
  if (typeof path !== 'string') return;
  const [first] = await windowsOf(scope);
  if (!first) return void (await scope.clients.openWindow(path));
  await first.navigate(path);
  // Browsers refuse it without a click.
  await first.focus().catch(() => {});
}
