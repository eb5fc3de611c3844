// In place of sw.js with SERVICE_WORKER=off: takes over from the site's worker, deletes its caches and unregisters itself.
addEventListener('install', () => skipWaiting());

async function retire() {
  const names = (await caches.keys()).filter((name) => name.startsWith('touchline-'));
  await clients.claim();
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
  // Pages that the old worker has served are loaded again, once: later visits have no caches.
  if (names.length === 0) return;
  const pages = await clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => {})));
}

addEventListener('activate', (event) => event.waitUntil(retire()));
