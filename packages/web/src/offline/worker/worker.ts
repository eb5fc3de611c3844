import { type CacheStrategy, cacheStrategy } from './cache-policy.ts';
import { OfflineCache, type OpenPage } from './offline-cache.ts';
import { followNotification, showPush } from './push.ts';
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

scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event)));

scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(followNotification(scope, event)),
);

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
  const waitUntil = (promise: Promise<unknown>) => event.waitUntil(promise);
  const strategy = strategyFor(request);
  if (strategy === 'page')
    event.respondWith(offlineCache.page(request, waitUntil, preloadResponse));
  else if (strategy !== 'pass') event.respondWith(offlineCache[strategy](request, waitUntil));
});

scope.addEventListener('message', (event) => {
  const { href, language, urls } = event.data as OpenPage;
  const waitUntil = (promise: Promise<unknown>) => event.waitUntil(promise);
  if (href) {
    const html = new Request(href, { headers: { accept: 'text/html' } });
    waitUntil(offlineCache.page(html, waitUntil));
  }
  for (const url of urls) {
    const request = new Request(url, { headers: { 'accept-language': language } });
    const strategy = strategyFor(request);
    if (strategy === 'call' || strategy === 'file')
      waitUntil(offlineCache[strategy](request, waitUntil).catch(() => {}));
  }
});
