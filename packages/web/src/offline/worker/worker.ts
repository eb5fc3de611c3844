import { type CacheStrategy, cacheStrategy } from './cache-policy.ts';
import { OfflineCache } from './offline-cache.ts';
import type { Build, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope & { build: Build };
const offlineCache = new OfflineCache(scope.build);

scope.addEventListener('install', (event) => {
  event.waitUntil(offlineCache.prepare().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  // The browser requests a page while the worker starts.
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(
    Promise.all([preload, offlineCache.deleteOutdated()]).then(() => scope.clients.claim()),
  );
});

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data === 'string') event.waitUntil(offlineCache.cacheOpenPage(data).catch(() => {}));
});

// Android shows the alerts of a page only through its worker; their data is the address of the match.
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  if (typeof notification.data === 'string') {
    event.waitUntil(scope.clients.openWindow(notification.data));
  }
});

function strategyFor({ method, url, mode, headers }: Request): CacheStrategy {
  const request = {
    method,
    url: new URL(url),
    origin: scope.location.origin,
    isNavigation: mode === 'navigate',
    accept: headers.get('accept') ?? '',
    hasToken: headers.has('authorization'),
  };
  return cacheStrategy(request, scope.build.uncachedPaths);
}

scope.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const strategy = strategyFor(request);
  if (strategy === 'page') event.respondWith(offlineCache.page(request, preloadResponse));
  else if (strategy !== 'pass') event.respondWith(offlineCache[strategy](request));
});
