import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createOperationFinder } from '@touchline/api-core/find-operation';
import { readCookies } from '@touchline/shared/http/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DevTools, DevToolsOptions } from '../dev-tools.ts';
import { CallRecorder, type RecordedCall } from './call-recorder.ts';

/** Set while the console is open: the browser whose calls are recorded. */
const COOKIE = 'x-console';
const API_PREFIX = /^\/api(\/spoiler-free)?/;
const MAX_PENDING = 500;
const BROWSER_ID = /^[\da-f-]{36}$/;

interface WatchedRequest {
  readonly browser: string;
  /** Path and query of the page that it belongs to. */
  readonly page: string;
  readonly call: RecordedCall;
}

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

/** The requests of browsers in which the console is open, until their responses have been sent. */
class WatchedRequests {
  readonly recorder: CallRecorder;
  /** By request id. Live streams take their socket and never report their end. */
  readonly byId = new LRUCache<string, WatchedRequest>({ max: MAX_PENDING });

  constructor(recorder: CallRecorder) {
    this.recorder = recorder;
  }

  start(request: FastifyRequest): void {
    const { raw, headers, routeOptions, method, id } = request;
    const browser = browserOf(headers.cookie);
    const url = raw.url ?? '';
    const isApi = url.startsWith('/api/');
    // The gateway names the operation of each of its routes.
    const { operation } = routeOptions.config as { operation?: string };
    if (!browser || (!isApi && operation !== 'page')) return;
    // A 304 has no body to show.
    delete headers['if-none-match'];
    const page = isApi ? pageOf(request) : url;
    const call = this.recorder.start(browser, {
      source: isApi ? 'browser' : 'server',
      page,
      method,
      url,
      body: undefined,
      operation: operation ?? 'unknown',
      headers: textHeaders(headers),
    });
    this.byId.set(id, { browser, page, call });
  }

  finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const found = this.byId.get(request.id);
    if (!found || found.call.result) return;
    const { body, raw } = request;
    const call = Object.assign(found.call, {
      started: {
        ...found.call.started,
        body: body === undefined || body === null ? undefined : JSON.stringify(body),
      },
    });
    this.recorder.finish(found.browser, call, {
      status: reply.statusCode,
      headers: textHeaders(reply.getHeaders()),
      payload: payloadOf(payload),
    });
    if (raw.url?.startsWith('/api/')) reply.header('cache-control', 'no-store');
  }
}

/** Starts or stops to record the calls of this browser. */
function watch(request: FastifyRequest, reply: FastifyReply, isOpen: boolean): void {
  const id = browserOf(request.headers.cookie) ?? randomUUID();
  const end = isOpen ? '' : '; Max-Age=0';
  reply.header('set-cookie', `${COOKIE}=${id}; Path=/; SameSite=Lax; HttpOnly${end}`);
}

export type CallRecording = ReturnType<typeof recordCalls>;

/**
 * Records the calls of the browsers in which the console is open. These are served past the caches in front of the one for
 * API calls, which otherwise answer without a call.
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
      onFrame: (frame) => recorder.addFrame(browser, call, frame),
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
  };

  const wrapPageCache: DevTools['wrapPageCache'] = (getPage, makePage) => async (visit) =>
    requests.byId.has(visit.context.requestId)
      ? { page: await makePage(visit), cacheStatus: 'touchline-pages; fwd=bypass' }
      : getPage(visit);

  const isWatched = ({ headers }: IncomingMessage) => browserOf(headers.cookie) !== undefined;
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
