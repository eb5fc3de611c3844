import { createHash } from 'node:crypto';
import type { PageRequest, PageResponse } from '@touchline/shared/domain/page-renderer';
import type { Assets } from '../src/server/assets.ts';
import { rendererWith } from '../src/server/renderer.ts';

export const css = 'body { color: red }';

const assets: Assets = {
  entry: '/assets/entry.js',
  forSources: (sources) => ({ css, cssFiles: ['/assets/home.css'], modules: sources }),
};

type Responses = Record<string, unknown | (() => Response)>;

/** An API with the given responses by path, which records its calls, and fails on other paths. */
export function anApi(responses: Responses) {
  const calls: Request[] = [];
  const fetch = async (request: Request) => {
    calls.push(request);
    const response = responses[new URL(request.url).pathname];
    if (response instanceof Function) return response();
    return response === undefined
      ? Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 })
      : Response.json({ data: response });
  };
  return { calls, fetch };
}

/** A request that differs from that of a first visit, or has a chosen language in its cookie. */
type Visit = Partial<PageRequest> & { language?: string };

let lastTurn: Promise<unknown> = Promise.resolve();

/** The gateway's turns, of one network. */
function turn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise(setImmediate));
  return lastTurn;
}

const aRequest = (
  fetch: PageRequest['fetch'],
  { language, ...change }: Visit = {},
): PageRequest => ({
  url: '/',
  origin: 'http://site.test',
  cookies: language ? { touchline: JSON.stringify({ language }) } : {},
  now: Date.UTC(2026, 10, 20, 20, 52),
  signal: new AbortController().signal,
  fetch,
  turn,
  ...change,
});

type Pages = Map<string, Promise<PageResponse>>;
const pagesOf = new WeakMap<PageRequest['fetch'], Pages>();

/** From now on each page before an API that always answers the same is rendered once. */
export const rememberPages = (fetch: PageRequest['fetch']) => void pagesOf.set(fetch, new Map());

export async function renderPage(
  fetch: PageRequest['fetch'],
  visit: Visit = {},
): Promise<PageResponse> {
  const renderer = await rendererWith(assets);
  const isPlain = !visit.signal && !visit.turn && !visit.remember;
  const pages: Pages = (isPlain && pagesOf.get(fetch)) || new Map();
  const key = JSON.stringify(visit);
  const page = pages.get(key) ?? renderer.render(aRequest(fetch, visit));
  pages.set(key, page);
  return page;
}

export const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
