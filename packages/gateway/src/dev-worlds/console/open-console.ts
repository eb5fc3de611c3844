import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createOperationFinder } from '@touchline/api-core/find-operation';
import { readCookies } from '@touchline/shared/http/cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { skippedWhenHot } from '../../http/skippable-hooks.ts';
import type { StreamRecorder } from '../../live/stream-route.ts';
import type { MakePage } from '../../pages/page.ts';
import type { GetPage } from '../../pages/page-cache.ts';
import type { PageContext } from '../../pages/ssr-fetch.ts';
import { CallRecorder, type CallRecorderOptions, type RecordedCall } from './call-recorder.ts';
import { withConsole } from './with-console.ts';

/** Set while the console is open: the browser whose calls are recorded. */
const COOKIE = 'x-console';
const API_PREFIX = /^\/api(\/spoiler-free)?/;
const MAX_LINK_LENGTH = 8192;
const MAX_PENDING = 500;
const BROWSER_ID = /^[\da-f-]{36}$/;

interface WatchedRequest {
  readonly browser: string;
  /** Path and query of the page that it belongs to. */
  readonly page: string;
  readonly call: RecordedCall;
}

type Fetch = (request: Request) => Promise<Response>;

const browserOf = (cookie: string | undefined): string | undefined => {
  if (!cookie?.includes(COOKIE)) return undefined;
  const id = readCookies(cookie)[COOKIE];
  return id !== undefined && BROWSER_ID.test(id) ? id : undefined;
};

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

export type DevConsole = ReturnType<typeof openConsole>;

/**
 * Adds the console to pages, and records the calls of the browsers in which it is open. These are served past the caches
 * in front of the one for API calls, which otherwise answer without a call.
 */
export function openConsole(options: CallRecorderOptions) {
  const recorder = new CallRecorder(options);
  const matchOperation = createOperationFinder(options.contract);
  const operationOf = (path: string) =>
    matchOperation(path.replace(API_PREFIX, ''))[0]?.operation.id ?? 'unknown';
  /** By request id, until the response has been sent. Live streams take their socket and never tell their end. */
  const watched = new LRUCache<string, WatchedRequest>({ max: MAX_PENDING });

  function startRequest(request: FastifyRequest): void {
    const { raw, headers, routeOptions, method, id } = request;
    const browser = browserOf(headers.cookie);
    const url = raw.url ?? '';
    const isApi = url.startsWith('/api/');
    const { operation } = routeOptions.config;
    if (!browser || (!isApi && operation !== 'page')) return;
    // A 304 has no body to show.
    delete headers['if-none-match'];
    const page = isApi ? pageOf(request) : url;
    const call = recorder.start(browser, {
      source: isApi ? 'browser' : 'server',
      page,
      method,
      url,
      body: undefined,
      operation: operation ?? 'unknown',
      headers: textHeaders(headers),
    });
    watched.set(id, { browser, page, call });
  }

  function finishRequest(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const found = watched.get(request.id);
    if (!found || found.call.result) return;
    const { body, raw } = request;
    const call = Object.assign(found.call, {
      started: {
        ...found.call.started,
        body: body === undefined || body === null ? undefined : JSON.stringify(body),
      },
    });
    recorder.finish(found.browser, call, {
      status: reply.statusCode,
      headers: textHeaders(reply.getHeaders()),
      payload: payloadOf(payload),
    });
    if (raw.url?.startsWith('/api/')) reply.header('cache-control', 'no-store');
  }

  return {
    recorder,
    withConsole,
    browserOf,

    /** Whether hot responses must not answer this request. */
    isWatched: ({ headers }: IncomingMessage) => browserOf(headers.cookie) !== undefined,

    /** A link to a moment carries overrides; other URLs have the usual limit. */
    maxLengthOf: (url: string) => (url.startsWith('/worlds/enter?') ? MAX_LINK_LENGTH : undefined),

    addHooks(app: FastifyInstance): void {
      app.addHook(
        'onRequest',
        skippedWhenHot((request: FastifyRequest, _: FastifyReply, done: () => void) => {
          startRequest(request);
          done();
        }),
      );
      app.addHook(
        'onSend',
        skippedWhenHot(async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
          finishRequest(request, reply, payload);
          return payload;
        }),
      );
      app.addHook(
        'onResponse',
        skippedWhenHot(async (request: FastifyRequest, reply: FastifyReply) => {
          // A stream that Fastify does not send has no other end.
          finishRequest(request, reply, undefined);
          watched.delete(request.id);
        }),
      );
    },

    /** Records the events of a live stream, which Fastify does not send. */
    recordStream(request: FastifyRequest, reply: FastifyReply): StreamRecorder | undefined {
      const found = watched.get(request.id);
      if (!found) return undefined;
      const { browser, call } = found;
      return {
        onFrame: (frame) => recorder.addFrame(browser, call, frame),
        onEnd: () => finishRequest(request, reply, undefined),
      };
    },

    /** Records what a page calls while it is rendered. */
    recordFetch(fetch: Fetch, { requestId }: PageContext): Fetch {
      const found = watched.get(requestId);
      if (!found) return fetch;
      return async (request) => {
        const { pathname, search } = new URL(request.url);
        const call = recorder.start(found.browser, {
          source: 'server',
          page: found.page,
          method: request.method,
          body: undefined,
          url: pathname + search,
          operation: operationOf(pathname),
          headers: Object.fromEntries(request.headers),
        });
        const response = await fetch(request);
        recorder.finish(found.browser, call, {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          payload: Buffer.from(await response.clone().arrayBuffer()),
        });
        return response;
      };
    },

    /** Renders the page for a watched browser each time: a cached page makes no calls. */
    getPage:
      (getPage: GetPage, makePage: MakePage): GetPage =>
      async (visit) =>
        watched.has(visit.context.requestId)
          ? { page: await makePage(visit), cacheStatus: 'touchline-pages; fwd=bypass' }
          : getPage(visit),

    /** Starts or stops to record the calls of this browser. */
    watch(request: FastifyRequest, reply: FastifyReply, isOpen: boolean): void {
      const id = browserOf(request.headers.cookie) ?? randomUUID();
      const end = isOpen ? '' : '; Max-Age=0';
      reply.header('set-cookie', `${COOKIE}=${id}; Path=/; SameSite=Lax; HttpOnly${end}`);
    },
  };
}
