import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { createInstance } from 'i18next';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { loadWholeCatalogue } from '../src/i18n/catalogue.ts';
import { languages } from '../src/i18n/languages.ts';
import { splitRareStyles } from '../tools/split-rare-styles.ts';
import { trimmedPackages, trimPackages } from '../tools/trim-packages.ts';
import viteConfig from '../vite.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const production = viteConfig({ command: 'build', mode: 'production' });

const treeShakeRouter = () => trimPackages([trimmedPackages.reactRouter]);
const trimI18next = () => trimPackages([trimmedPackages.i18next]);

const EXTERNAL = /^react(-dom)?($|\/)/;

/** Builds virtual modules with the installed versions of Vite and React Router, as the site is built. */
async function buildFiles(modules: Record<string, string>, plugins: Plugin[]) {
  const virtual: Plugin = {
    name: 'virtual-modules',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? join(root, 'src', id) : undefined),
    load: (id) => modules[relative(join(root, 'src'), id)],
  };
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [virtual, ...plugins],
    build: {
      ...production.build,
      write: false,
      rolldownOptions: {
        input: 'entry',
        external: EXTERNAL,
        preserveEntrySignatures: 'strict',
        output: { minify: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    file.type === 'chunk' ? file.code : `${file.source}`;
  return (name: RegExp) =>
    output
      .filter(({ fileName }) => name.test(fileName))
      .map(textOf)
      .join();
}

const ROUTER_PARTS = `
  import { BrowserRouter, matchPath, useHref, useLinkClickHandler } from 'react-router-dom';
  globalThis.site = [BrowserRouter, matchPath, useHref, useLinkClickHandler];`;

/** Texts in Link, the data routers' error boundary and Scripts. */
const UNUSED_TEXT = /data-discover|ROUTE_ERROR_RESPONSE|__reactRouterManifest/;

test('the build drops the components of React Router that the site does not use', {
  timeout: 30_000,
}, async () => {
  const whole = (await buildFiles({ entry: ROUTER_PARTS }, []))(/js$/);
  const shaken = (await buildFiles({ entry: ROUTER_PARTS }, [treeShakeRouter()]))(/js$/);
  expect(whole).toMatch(UNUSED_TEXT);
  expect(shaken).not.toMatch(UNUSED_TEXT);
  expect(shaken).toContain('popstate');
  expect(whole.length - shaken.length).toBeGreaterThan(15_000);
});

test.each([
  ['with other statements', 'export function BrowserRouter() {}', 'no longer contains'],
  ['in other files', 'export const BrowserRouter = 1;', 'is no longer in'],
])('an update of React Router %s fails the build', async (_, source, message) => {
  const id = '/react-router/dist/production/chunk-A.mjs';
  const update: Plugin = {
    name: 'update',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router-dom' ? id : undefined),
    load: (path) => (path === id ? source : undefined),
  };
  const entry = "export * from 'react-router-dom';";
  await expect(buildFiles({ entry }, [update, treeShakeRouter()])).rejects.toThrow(message);
});

const PLURAL_SUFFIX = /_(one|other)$/;

const keysOf = (texts: object, prefix: string): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? `${prefix}${name}`.replace(PLURAL_SUFFIX, '')
      : keysOf(value, `${prefix}${name}.`),
  );

async function i18nextOf(plugins: Plugin[]) {
  const code = (await buildFiles({ entry: "export { createInstance } from 'i18next';" }, plugins))(
    /js$/,
  );
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { code, createInstance: module.createInstance as typeof createInstance };
}

test('PRF-1 the trimmed i18next says every text as the whole one does', {
  timeout: 30_000,
}, async () => {
  const whole = await i18nextOf([]);
  const trimmed = await i18nextOf([trimI18next()]);
  expect(whole.code.length - trimmed.code.length).toBeGreaterThan(15_000);
  for (const language of languages) {
    const catalogue = await loadWholeCatalogue(language);
    const textsOf = (create: typeof createInstance) => {
      const translator = create();
      void translator.init({
        lng: language,
        resources: { [language]: catalogue },
        initAsync: false,
        interpolation: { escapeValue: false },
      });
      // As a visitor who comes from another language.
      translator.addResourceBundle('xx', 'core', {});
      void translator.changeLanguage('xx');
      void translator.changeLanguage(language);
      return Object.entries(catalogue).flatMap(([namespace, texts]) =>
        keysOf(texts, `${namespace}:`).flatMap((key) =>
          [0, 1, 2].map((count) => translator.t(key as 'shell.loading', { count })),
        ),
      );
    };
    expect(textsOf(trimmed.createInstance)).toEqual(textsOf(whole.createInstance));
  }
});

test.each([
  ['with other classes', 'export const createInstance = 1;', 'no longer has Connector.queueLoad'],
  ['in other files', undefined, 'is no longer in'],
])('an update of i18next %s fails the build', async (_, source, message) => {
  const id = source ? '/i18next/dist/esm/i18next.js' : '/i18next/other.js';
  const update: Plugin = {
    name: 'update',
    enforce: 'pre',
    resolveId: (name) => (name === 'i18next' ? id : undefined),
    load: (path) => (path === id ? (source ?? 'export const createInstance = 1;') : undefined),
  };
  const entry = "export * from 'i18next';";
  await expect(buildFiles({ entry }, [update, trimI18next()])).rejects.toThrow(message);
});

const CALLS: readonly [method: string, path: string, init?: object][] = [
  [
    'get',
    '/live',
    { params: { query: { limit: 3, kinds: ['a b', 'c,d'], no: undefined, none: [] } } },
  ],
  ['get', '/news', { params: { query: { text: 'a b&c' } }, headers: { 'accept-language': 'zh' } }],
  ['post', '/login', { body: { email: 'a@b.c' } }],
  ['get', '/pages/{name}.html', { params: { path: { name: 'a b' } } }],
  ['get', '/missing'],
];

async function requestsOf(plugins: Plugin[]) {
  const entry = "export { createClient } from '@touchline/types';";
  const code = (await buildFiles({ entry }, plugins))(/js$/);
  const { createClient } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const sent: unknown[] = [];
  const { request } = createClient({
    baseUrl: 'http://site.test/api/',
    token: async () => 'secret',
    fetch: async (request: Request) => {
      sent.push([request.method, request.url, [...request.headers], await request.text()]);
      return Response.json(
        { data: request.url },
        { status: request.url.endsWith('missing') ? 404 : 200 },
      );
    },
  });
  for (const [method, path, init] of CALLS) {
    sent.push(
      await request(method, path, init).then(
        ({ data }: { data: unknown }) => data,
        ({ status }: { status: number }) => status,
      ),
    );
  }
  return { code, sent };
}

test('PRF-1 the trimmed openapi-fetch sends the requests of the whole one', {
  timeout: 30_000,
}, async () => {
  const whole = await requestsOf([]);
  const trimmed = await requestsOf([trimPackages([trimmedPackages.openapiFetch])]);
  expect(trimmed.sent).toEqual(whole.sent);
  expect(whole.sent).toHaveLength(10);
  expect(whole.code.length - trimmed.code.length).toBeGreaterThan(2000);
});

test('the build splits the rules for few browsers from what the installed minifier writes', async () => {
  const sheet = `
    @layer ui {
      .a { color: red }
      @container block (width < 16rem) { .a { order: 1 } }
      @media (width < 16rem) { .a { order: 2 } }
      @media (width < 20rem) { .a { order: 3 } }
      @media (forced-colors: active) { .a { order: 4 } }
      @media print { .a { order: 5 } }
      @media (width < 48rem) { .a { order: 6 } }
    }`;
  const files = { entry: "import 'sheet.css';", 'sheet.css': sheet };
  const textOf = await buildFiles(files, [splitRareStyles()]);
  const orders = (name: RegExp) => textOf(name).match(/(?<=order:)\d/g);
  expect(orders(/rare.*css$/)).toEqual(['1', '2', '3', '4', '5']);
  expect(orders(/entry.*css$/)).toEqual(['6']);
});
