import { constants, createContext, Script } from 'node:vm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import deferredStartScript from '../src/server/inline/deferred-start-script.ts?inline-script';
import deviceScript from '../src/server/inline/device-script.ts?inline-script';
import mineScript from '../src/server/inline/mine-script.ts?inline-script';
import themeScript from '../src/server/inline/theme-script.ts?inline-script';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Runs a script in a global scope that has the given names only; returns the names that the script adds. */
function run(script: string, scope: Record<string, unknown>): string[] {
  const given = Object.keys(scope);
  new Script(script, {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInContext(createContext(scope));
  return Object.keys(scope).filter((name) => !given.includes(name));
}

const runTheme = (scope: object = {}) =>
  run(themeScript, { document, localStorage, navigator, ...scope });

test('the theme of the device replaces that of the document before the first paint', () => {
  localStorage.setItem('touchline', '{"theme":"dark"}');
  root.dataset.theme = 'light';
  expect(runTheme()).toEqual([]);
  expect({ ...root.dataset }).toEqual({ theme: 'dark', faceless: '' });
  localStorage.setItem('touchline', '{"theme":"system"}');
  runTheme();
  expect(root.dataset.theme).toBeUndefined();
});

test('stored tokens mark the document, and fonts are not awaited where a worker serves them', () => {
  localStorage.setItem('touchline.tokens', '{}');
  runTheme({ navigator: { serviceWorker: { controller: {} } } });
  expect({ ...root.dataset }).toEqual({ holder: '' });
});

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  ['edited', () => '{"theme":'],
])('storage that is %s leaves the document as rendered', (_, getItem) => {
  root.dataset.theme = 'light';
  runTheme({ localStorage: { getItem } });
  expect({ ...root.dataset }).toEqual({ theme: 'light' });
});

test.each([
  [{}, 'ask'],
  [{ 'touchline.stars': '["match/ma-a-1","tournament/to-a"]' }, 'ask'],
  [{ 'touchline.stars': '["match/ma-a-1","team/te-a"]' }, 'teams'],
  [{ 'touchline.clubs': 'true' }, 'true'],
  [{ 'touchline.clubs': 'true', 'touchline.stars': '["team/te-a"]' }, 'teams'],
])('MYT-1 with %j on the device home keeps room for: %s', (stored, room) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  run(mineScript, { document, localStorage });
  expect(root.dataset.mine).toBe(room);
});

function startPage({ hidden = false, readyState = 'complete' } = {}) {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.entry = 'data:text/javascript,document.documentElement.dataset.entered=""';
  script.dataset.parts = '/assets/home.js /assets/site.js';
  const loadFont = vi.fn(async (_font: string, _text: string) => []);
  const frames: (() => void)[] = [];
  const events = new EventTarget();
  let report = (_name: string) => {};
  const scope: Record<string, unknown> = {
    console,
    document: {
      currentScript: script,
      documentElement: root,
      head: document.head,
      body: document.body,
      fonts: { load: loadFont },
      hidden,
      readyState,
      createElement: (name: string) => document.createElement(name),
      addEventListener: events.addEventListener.bind(events),
    },
    addEventListener: (type: string, listener: EventListener, isCapture: boolean) => {
      document.addEventListener(type, listener, isCapture);
      onTestFinished(() => document.removeEventListener(type, listener, isCapture));
    },
    setTimeout: vi.fn((run: () => void, ms: number) => ms === 0 && run()),
    requestAnimationFrame: (run: () => void) => frames.push(run),
    PerformanceObserver: class {
      constructor(notify: (list: { getEntries: () => { name: string }[] }) => void) {
        report = (name) => notify({ getEntries: () => [{ name }] });
      }
      observe() {}
    },
  };
  scope.self = scope;
  const added = run(deferredStartScript, scope);
  return { scope, added, loadFont, frames, report: (name: string) => report(name), events };
}

const hasEntered = () => root.dataset.entered !== undefined;
const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

test('keys and taps are collected for a slider alone, until its script takes them', () => {
  document.body.innerHTML = '<div role="slider"><i></i></div><p></p>';
  const { scope } = startPage();
  const onKey = vi.fn();
  document.body.onkeydown = onKey;
  const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true });
  const tap = new MouseEvent('pointerdown', { bubbles: true });
  document.querySelector('[role=slider]')?.dispatchEvent(key);
  document.querySelector('i')?.dispatchEvent(tap);
  document.querySelector('p')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(scope.earlyInput).toEqual([key, tap]);
  expect(onKey).toHaveBeenCalledTimes(1);
  document.body.onkeydown = null;
});

test('fonts, chunks and the entry are fetched once, after the first contentful paint', async () => {
  root.dataset.faceless = '';
  const { added, loadFont, report } = startPage();
  expect(added).toEqual(['early', 'earlyInput']);
  report('first-paint');
  expect(preloads()).toEqual([]);
  report('first-contentful-paint');
  report('first-contentful-paint');
  expect(preloads()).toEqual(['/assets/home.js', '/assets/site.js']);
  const families = '"Touchline Text","Touchline Text Ext","Touchline Figures"';
  expect(loadFont.mock.calls).toEqual([[`1em ${families}`, '']]);
  await vi.waitUntil(hasEntered, { timeout: 10_000 });
  expect(root.dataset.faceless).toBeUndefined();
});

test('a long page changes its fonts in parts, one a frame, in the order of the document', async () => {
  const list = (name: string, items: number) =>
    `<ul id="${name}">${'<li>Škoda</li>'.repeat(items)}</ul>`;
  document.body.innerHTML = `<header></header><main>${list('a', 88)}${list('b', 30)}${list('c', 40)}</main>`;
  root.dataset.faceless = '';
  const { loadFont, frames, report } = startPage();
  report('first-contentful-paint');
  expect(loadFont.mock.calls[0]?.[1]).toContain('Š');
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  const waiting = () => [...document.querySelectorAll('[data-faceless]')].map(({ id }) => id);
  expect(waiting()).toEqual(['b', 'c']);
  frames.shift()?.();
  expect(waiting()).toEqual([]);
  frames.shift()?.();
  expect(frames).toEqual([]);
});

test('a page that has its fonts from the cache of a worker keeps them', () => {
  const { loadFont, report } = startPage();
  report('first-contentful-paint');
  expect(preloads()).toHaveLength(2);
  expect(loadFont).not.toHaveBeenCalled();
});

test('a page in the background does not wait for a paint, but for the end of the document', () => {
  const { events } = startPage({ hidden: true, readyState: 'loading' });
  expect(preloads()).toEqual([]);
  events.dispatchEvent(new Event('DOMContentLoaded'));
  expect(preloads()).toHaveLength(2);
});

test('clicks on buttons before hydration are collected, and a form is not sent', () => {
  const { scope } = startPage();
  document.body.innerHTML = '<form><button>Log in</button></form><a href="#there">There</a>';
  const [button, link] = document.querySelectorAll('button, a');
  const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(button?.dispatchEvent(click())).toBe(false);
  expect(link?.dispatchEvent(click())).toBe(true);
  expect(scope.early).toEqual([button]);
});

const SATURDAY = Date.UTC(2026, 10, 28, 17, 20);
const SINGAPORE_MINUTES = 480;

interface Device {
  zone?: string;
  userAgent?: string;
  cookiesWork?: boolean;
  /** Minutes east of UTC for which the document was rendered. */
  offset?: number;
  session?: Storage;
}

/** The device of a visitor, whose cookies are in `cookies`. Returns how often the script reloads the page. */
function loadOn(cookies: Map<string, string>, device: Device = {}): number {
  const {
    zone = 'UTC',
    userAgent = 'Chrome',
    cookiesWork = true,
    session = sessionStorage,
  } = device;
  let reloads = 0;
  const page = {
    documentElement: root,
    currentScript: {
      dataset: { now: String(SATURDAY), offset: String(device.offset ?? SINGAPORE_MINUTES) },
    },
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? [];
      if (cookiesWork) cookies.set(name, value);
    },
  };
  run(deviceScript, {
    document: page,
    localStorage,
    sessionStorage: session,
    navigator: { userAgent },
    location: { reload: () => (reloads += 1) },
    stop: () => {},
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: zone }) }) },
  });
  return reloads;
}

const cookieOf = (cookies: Map<string, string>): unknown =>
  JSON.parse(decodeURIComponent(cookies.get('touchline') ?? 'null'));

afterEach(() => sessionStorage.clear());

test('PRF-6 a first visit with another offset than the document stores the zone and reloads, once', () => {
  const cookies = new Map<string, string>();
  expect(loadOn(cookies)).toBe(1);
  expect(root.dataset.outdated).toBe('');
  expect(cookieOf(cookies)).toEqual({ deviceZone: 'UTC' });
  expect(loadOn(cookies, { offset: 0 })).toBe(0);
  // A server that does not read the cookie.
  expect(loadOn(cookies)).toBe(0);
});

test('PRF-6 a document with the offset of the device stays, whatever its zone', () => {
  expect(loadOn(new Map(), { zone: 'Europe/London', offset: 0 })).toBe(0);
});

test.each<[string, Device]>([
  ['cookies are blocked', { cookiesWork: false }],
  ['the visitor is a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('PRF-6 a document stays where %s', (_, device) => {
  expect(loadOn(new Map(), device)).toBe(0);
});

test('PRF-6 a browser that loses the cookie again reloads once', () => {
  expect(loadOn(new Map())).toBe(1);
  expect(loadOn(new Map())).toBe(0);
});

test('PRF-6 a document from the cache of the service worker stays', () => {
  root.dataset.kept = '1';
  expect(loadOn(new Map())).toBe(0);
});

test('PRF-1 a page follows local storage that was cleared, also to what a first visit had', () => {
  const cookies = new Map<string, string>();
  expect(loadOn(cookies)).toBe(1);
  expect(loadOn(cookies, { offset: 0 })).toBe(0);
  cookies.set('touchline', encodeURIComponent('{"language":"zh","deviceZone":"UTC"}'));
  expect(loadOn(cookies, { offset: 0 })).toBe(1);
  expect(cookieOf(cookies)).toEqual({ deviceZone: 'UTC' });
});

test('PRF-1 local storage takes precedence over a cookie with other preferences', () => {
  const outdated = encodeURIComponent('{"language":"zh","odds":"hk","deviceZone":"UTC"}');
  const cookies = new Map([['touchline', outdated]]);
  localStorage.setItem('touchline', '{"odds":"american"}');
  expect(loadOn(cookies, { offset: 0 })).toBe(1);
  expect(cookieOf(cookies)).toEqual({ odds: 'american', deviceZone: 'UTC' });
  expect(loadOn(cookies, { offset: 0 })).toBe(0);
});

test('PRF-8 a document that the browser has kept from before results were covered reloads, once', () => {
  const covered = encodeURIComponent('{"results":"covered","deviceZone":"UTC"}');
  const cookies = new Map([['touchline', covered]]);
  localStorage.setItem('touchline', '{"results":"covered"}');
  expect(loadOn(cookies, { offset: 0 })).toBe(1);
  expect(loadOn(cookies, { offset: 0 })).toBe(0);
  root.dataset.results = 'covered';
  expect(loadOn(cookies, { offset: 0 })).toBe(0);
});

test('PRF-8 the offline page, which is rendered for all visitors, covers results too', () => {
  localStorage.setItem('touchline', '{"results":"covered"}');
  runTheme();
  expect(root.dataset.results).toBe('covered');
});
