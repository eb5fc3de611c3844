import { wayOf } from './cache-policy.ts';
import { Keeper } from './offline-cache.ts';
import type { Build, FetchEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope & { build: Build };
const keeper = new Keeper(scope.build);

scope.addEventListener('install', (event) => {
  event.waitUntil(keeper.prepare().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  // A page need not wait until the worker is awake.
  const ahead = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([ahead, keeper.tidy()]).then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data === 'string') event.waitUntil(keeper.visit(data).catch(() => {}));
});

function wayOfEvent({ request }: FetchEvent) {
  const { method, url, mode, headers } = request;
  return wayOf({
    method,
    url: new URL(url),
    origin: scope.location.origin,
    navigates: mode === 'navigate',
    accept: headers.get('accept') ?? '',
    signed: headers.has('authorization'),
  });
}

scope.addEventListener('fetch', (event) => {
  const way = wayOfEvent(event);
  if (way === 'page') event.respondWith(keeper.page(event.request, event.preloadResponse));
  else if (way !== 'pass') event.respondWith(keeper[way](event.request));
});
