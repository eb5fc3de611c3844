import '../node-stand-ins/buffer.ts';
import { worldLanguage } from '@touchline/mock-api/world';
import { HOST_PREFIX } from '@touchline/shared/http/cookies';
import { readShownMatches, SHOWN_COOKIE } from '@touchline/shared/spoilers/shown-matches';
import { openAccounts } from '../accounts/open-accounts.ts';
import { warmUp } from '../api/warm-up.ts';
import { Documents, SETTINGS_CACHE } from './documents.ts';
import { locate } from './locate.ts';
import { base, files, scope } from './own-files.ts';
import type { FetchEvent } from './scope.ts';
import { Worlds } from './worlds.ts';

const documents = new Documents(files, base);

const shownMatches = async () => {
  const cookie =
    (await scope.cookieStore?.get(HOST_PREFIX + SHOWN_COOKIE)) ??
    (await scope.cookieStore?.get(SHOWN_COOKIE));
  return readShownMatches(decodeURIComponent(cookie?.value ?? ''));
};

const worlds = new Worlds({
  files,
  accounts: openAccounts(),
  settings: SETTINGS_CACHE,
  shownMatches,
  // Flags and information pages are files, not computed.
  async fileOf(id, { kind, name, pageName }, language) {
    if (id === 'getImage') return files.text(`data/images/${kind}/${name}.svg`);
    if (id === 'getStaticPage') return files.text(`data/pages/${language}/${pageName}.html`);
    return undefined;
  },
});

/** At each start: a browser ends a worker that nothing asks. */
async function prepareLists(): Promise<void> {
  const { world, matchLists, answer } = worlds.present;
  // In another world the present is not what the page shows.
  if ((await worlds.current()) !== worlds.present) return;
  const language = await documents.chosenLanguage();
  // The engine compiles what runs: a call is quicker once one like it was answered.
  const ask = (target: string) =>
    answer(new Request(scope.location.href, { headers: { 'accept-language': language } }), target);
  await ask('/matches/live');
  await warmUp({
    prepare(from, to) {
      const view = world.at(Math.floor(Date.now() / 1000), worldLanguage(language));
      matchLists.prepare(view.matchesBetween(from, to));
    },
    midnight: new Date().setHours(0, 0, 0, 0) / 1000,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  await ask(`/matches?date=${today}&timezoneOffset=0&sportType=football`);
}
prepareLists().catch(console.warn);

scope.addEventListener('install', (event) => {
  event.waitUntil(files.storeDocuments().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(files.deleteOutdated().then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  // A page that was reloaded past the worker asks for it.
  if (event.data === 'claim') event.waitUntil(scope.clients.claim());
  // Once a page has started: from then on the demo works offline.
  if (event.data === 'store') event.waitUntil(files.storeAll().catch(console.warn));
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  if (typeof notification.data === 'string') {
    event.waitUntil(scope.clients.openWindow(base + notification.data));
  }
});

/** Whether the site itself makes the call. Calls of the browser, such as for pictures, name the browser's language. */
const isCall = ({ destination, headers }: Request) =>
  destination === '' && headers.get('accept') !== 'text/event-stream';

const page = async (url: URL) => documents.page(url, await worlds.attributes());

const entrance = async (url: URL) =>
  Response.redirect(new URL(base + (await worlds.enter(url)), url).href, 303);

async function answerCall(event: FetchEvent, target: string): Promise<Response> {
  const { request } = event;
  if (isCall(request)) {
    event.waitUntil(documents.notice(request.headers.get('accept-language')));
  }
  const { answer } = await worlds.current();
  const { response, closed } = await answer(request, target);
  if (closed) event.waitUntil(closed);
  return response;
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  const destination = locate(url, base, request.mode === 'navigate');
  if (destination.kind === 'page') event.respondWith(page(url));
  else if (destination.kind === 'entrance') event.respondWith(entrance(url));
  else if (destination.kind === 'api') event.respondWith(answerCall(event, destination.target));
  else if (destination.kind === 'file' && files.has(destination.file)) {
    event.respondWith(files.get(destination.file));
  }
});
