import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentNames } from '@touchline/demo/document-names';
import type { PageRenderer } from '@touchline/shared/page-renderer';
import { languages } from '@touchline/types/client-contract';

/** The addresses whose pages stand for those of their kind until the data are there. */
const SAMPLES: Record<(typeof documentNames)[number], string> = {
  home: '/',
  matches: '/football/matches',
  match: '/football/matches/ma-eng1-2026-1-1',
  page: '/login',
};

const never = () => new Promise<never>(() => {});

/** Styles of the site name their files relative to their own folder. */
const fontsFromRoot = (html: string) =>
  html.replace(/url\((?:\.\/)?([\w-]+\.woff2)\)/g, 'url(/assets/$1)');

/** The parts that show the day of the build: hidden until the page shows the present. */
const WITHOUT_DATES =
  '<style>html:not([data-alive]) main :is(p.meta,a[data-timing]){visibility:hidden}</style></head>';

/** The document of a page without data, as the server renders it while it waits for them. */
async function documentOf(renderer: PageRenderer, path: string, language: string): Promise<string> {
  const { body } = await renderer.render({
    url: `${path}?lang=${language}`,
    origin: 'https://demo.invalid',
    cookies: {},
    now: Date.now(),
    fetch: never,
    signal: new AbortController().signal,
  });
  return fontsFromRoot(body).replace('</head>', WITHOUT_DATES);
}

/** For a document at an unknown depth: it must not ask for anything before its script knows its folder. */
const withoutLinks = (html: string) =>
  html.replace(/<link[^>]*>/g, '').replace('</head>', '<link rel="icon" href="data:,"></head>');

const relative = (html: string) => html.replace(/((?:href|src)="|url\()\/(?!\/)/g, '$1./');

/** The pages that the worker serves, the one of the first visit, and the host's for unknown addresses. */
export async function demoDocuments(site: string): Promise<ReadonlyMap<string, string>> {
  const { createRenderer } = await import(pathToFileURL(join(site, 'server/entry-server.js')).href);
  const renderer: PageRenderer = await createRenderer(pathToFileURL(join(site, 'client/')));
  const files = new Map<string, string>();
  for (const language of languages) {
    for (const name of documentNames) {
      const html = await documentOf(renderer, SAMPLES[name], language);
      files.set(`data/${name}.${language}.html`, html);
    }
  }
  files.set('index.html', relative(files.get('data/home.en.html') ?? ''));
  files.set('404.html', withoutLinks(files.get('data/page.en.html') ?? ''));
  return files;
}
