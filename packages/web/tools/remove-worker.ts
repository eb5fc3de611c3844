import type { Plugin } from 'vite';
import { WORKER_FILE } from './worker-file.ts';

/** Takes the place of the built site's service worker, which would go on to serve what it has cached at this origin. */
const REMOVE_ITSELF = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;

export const removeWorker = (): Plugin => ({
  name: 'remove-worker',
  configureServer: ({ middlewares }) =>
    void middlewares.use(`/${WORKER_FILE}`, (_, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', 'no-store');
      response.end(REMOVE_ITSELF);
    }),
});
