import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createOperationFinder } from '@touchline/api-core/find-operation';
import { readCookies } from '@touchline/shared/http/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DevTools, DevToolsOptions } from '../dev-tools.ts';
import { type Browser, CallRecorder, type RecordedCall } from './call-recorder.ts';

/** The browser whose calls are recorded; with a mark while its console is open. */
const COOKIE = 'x-console';
const API_PREFIX = /^\/api(\/spoiler-free)?/;
const MAX_PENDING = 500;
const BROWSER = /^(?<id>[\da-f-]{36})(?<open>\.open)?$/;

interface WatchedRequest {
  readonly browser: Browser;
  /** Whether the browser has no cookie yet. */
  readonly isNew: boolean;
  /** Path and query of the page that it belongs to. */
  readonly page: string;
  readonly call: RecordedCall;
}

function browserOf(cookie: string | undefined): Browser | undefined {
  if (!cookie?.includes(COOKIE)) return undefined;
  const { id, open } = BROWSER.exec(readCookies(cookie)[COOKIE] ?? '')?.groups ?? {};
  return id === undefined ? undefined : { id, isOpen: open !== undefined };
}

const cookieOf = ({ id, isOpen }: Browser) =>
  `${COOKIE}=${id}${isOpen ? '.open' : ''}; Path=/; SameSite=Lax; HttpOnly`;

/** Whether a browser opens a page, and not a program. Fetch Metadata is for secure origins and loopback alone. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  return /text\/html/.test(headers.accept ?? '') && /^Mozilla/.test(headers['user-agent'] ?? '');
}

const textHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** The page whose script makes the call. */
function pageOf({ headers }: FastifyRequest): string {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return '';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

const payloadOf = (payload: unknown): Buffer | undefined => {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
};

/** The requests of browsers, until their responses have been sent. */
class WatchedRequests {
  readonly recorder: CallRecorder;
  /** By request id. Live streams take their socket and never report their end. */
  readonly byId = new LRUCache<string, WatchedRequest>({ max: MAX_PENDING });

  constructor(recorder: CallRecorder) {
    this.recorder = recorder;
  }

  start(request: FastifyRequest): void {
    const { raw, headers, routeOptions, method, id } = request;
    const url = raw.url ?? '';
    const isApi = url.startsWith('/api/');
    // The gateway names the operation of each of its routes.
    const { operation } = routeOptions.config as { operation?: string };
    const { 'sec-fetch-dest': destination = isApi ? 'empty' : 'document' } = headers;
    // The service worker stores pages, too: that is no page to show.
    if (!isApi && !(operation === 'page' && destination === 'document')) return;
    const known = browserOf(headers.cookie);
    const browser = known ?? (isNavigation(raw) ? { id: randomUUID(), isOpen: false } : undefined);
    if (!browser) return;
    // Pictures would push the calls of the page out.
    if (!browser.isOpen && destination === 'image') return;
    // A 304 has no body to show.
    if (browser.isOpen) delete headers['if-none-match'];
    const page = isApi ? pageOf(request) : url;
    const call = this.recorder.start(browser, {
      source: isApi ? 'browser' : 'server',
      page,
      method,
      url,
      operation: operation ?? 'unknown',
      headers: textHeaders(headers),
    });
    this.byId.set(id, { browser, isNew: !known, page, call });
  }

  finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const found = this.byId.get(request.id);
    if (!found || found.call.result) return;
    const { body, raw } = request;
    if (body !== undefined && body !== null) found.call.body = JSON.stringify(body);
    this.recorder.finish(found.browser.id, found.call, {
      status: reply.statusCode,
      headers: textHeaders(reply.getHeaders()),
      payload: payloadOf(payload),
    });
    if (found.isNew) reply.header('set-cookie', cookieOf(found.browser));
    const isApi = raw.url?.startsWith('/api/');
    if (isApi && found.browser.isOpen) reply.header('cache-control', 'no-store');
  }
}

/** Notes that the console of this browser is open, or closed. */
function watch(request: FastifyRequest, reply: FastifyReply, isOpen: boolean): void {
  const { id } = browserOf(request.headers.cookie) ?? { id: randomUUID() };
  reply.header('set-cookie', cookieOf({ id, isOpen }));
}

export type CallRecording = ReturnType<typeof recordCalls>;

/**
 * Records the calls of every browser, for a console that is opened later. While it is open, they are served past the page
 * cache and the browser's own, which answer without a call or without a body.
 */
export function recordCalls(options: DevToolsOptions) {
  const recorder = new CallRecorder(options);
  const requests = new WatchedRequests(recorder);
  const matchOperation = createOperationFinder(options.contract);
  const operationOf = (path: string) =>
    matchOperation(path.replace(API_PREFIX, ''))[0]?.operation.id ?? 'unknown';

  const addHooks: DevTools['addHooks'] = (app) => {
    const { skippedWhenHot } = options.gateway;
    app.addHook(
      'onRequest',
      skippedWhenHot((request: FastifyRequest, _: FastifyReply, done: () => void) => {
        requests.start(request);
        done();
      }),
    );
    app.addHook(
      'onSend',
      skippedWhenHot(async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        requests.finish(request, reply, payload);
        return payload;
      }),
    );
    app.addHook(
      'onResponse',
      skippedWhenHot(async (request: FastifyRequest, reply: FastifyReply) => {
        // A stream that Fastify does not send has no other end.
        requests.finish(request, reply, undefined);
        requests.byId.delete(request.id);
      }),
    );
  };

  const recordStream: DevTools['recordStream'] = (request, reply) => {
    const found = requests.byId.get(request.id);
    if (!found) return undefined;
    const { browser, call } = found;
    return {
      onFrame: (frame) => recorder.addFrame(browser.id, call, frame),
      onEnd: () => requests.finish(request, reply, undefined),
    };
  };

  const recordFetch: DevTools['wrapFetch'] = (fetch, { requestId }) => {
    const found = requests.byId.get(requestId);
    if (!found) return fetch;
    return async (request) => {
      const { pathname, search } = new URL(request.url);
      const call = recorder.start(found.browser, {
        source: 'server',
        page: found.page,
        method: request.method,
        url: pathname + search,
        operation: operationOf(pathname),
        headers: Object.fromEntries(request.headers),
      });
      const response = await fetch(request);
      recorder.finish(found.browser.id, call, {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        payload: Buffer.from(await response.clone().arrayBuffer()),
      });
      return response;
    };
  };

  const wrapPageCache: DevTools['wrapPageCache'] = (getPage, makePage) => async (visit) =>
    requests.byId.get(visit.context.requestId)?.browser.isOpen
      ? { page: await makePage(visit), cacheStatus: 'touchline-pages; fwd=bypass' }
      : getPage(visit);

  const isWatched = (request: IncomingMessage) =>
    browserOf(request.headers.cookie) !== undefined || isNavigation(request);
  return {
    recorder,
    browserOf,
    watch,
    isWatched,
    addHooks,
    recordStream,
    recordFetch,
    wrapPageCache,
  };
}
