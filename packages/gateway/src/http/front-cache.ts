import { type IncomingMessage, type ServerResponse, validateHeaderValue } from 'node:http';
import { callerIdOf, newRequestId } from '@touchline/shared/server/http/request-id';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RecordRequest } from '../observability/request-metrics.ts';
import { ageMs } from './age-ms.ts';
import { hasManyHosts } from './many-hosts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the routes of this instance have a hook that every request must run. */
    hasRequiredHooks?: boolean;
  }
  interface FastifyContextConfig {
    /** The same of the hooks among the options of the route. */
    routeHasHooks?: () => boolean;
  }
}

/** What a route says of a response that it stores. */
export interface FreshResponse {
  readonly body: Buffer;
  readonly madeAt: number;
  readonly freshMs: number;
  /** All that the response depends on but the URL: a GET with the same variant gets it too. */
  readonly variantOf: (headers: IncomingMessage['headers']) => string;
  /** The name of the cache behind, for Cache-Status (RFC 9211). */
  readonly cacheName: string;
  readonly hasAge: boolean;
  readonly countHit: () => void;
}

interface StoredResponse extends FreshResponse {
  readonly variant: string;
  readonly operation: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
}

export interface FrontCacheOptions {
  readonly bytes: number;
  readonly clock: () => number;
  readonly isDraining: () => boolean;
  readonly record: RecordRequest;
}

export type FrontCache = ReturnType<typeof createFrontCache>;

/** The hooks that run for a request with a successful response. */
const HOOKS =
  'onRequest preParsing preValidation preHandler preSerialization onSend onResponse'.split(' ');
/** A request with one of them may get another response: RFC 9110 §13 and §14, RFC 9111 §3.5. */
const BYPASSING =
  'authorization range content-length transfer-encoding if-range if-match if-none-match if-modified-since if-unmodified-since'.split(
    ' ',
  );
const OWN_HEADERS = ['x-request-id', 'age', 'cache-status'];
const MAX_URLS = 2000;
const MAX_VARIANTS = 16;
const OVERHEAD_BYTES = 2048;

const isPlainGet = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  BYPASSING.every((name) => request.headers[name] === undefined) &&
  !hasManyHosts(request);

const hasHooks = (route: RouteOptions): boolean =>
  HOOKS.some((name) => [route[name as keyof RouteOptions] ?? []].flat().length > 0);

/** Responses are stored for routes without hooks only. Those that were added to the app before this call do not count. */
export function requireHooks(app: FastifyInstance): void {
  const addHook = app.addHook as (this: FastifyInstance, ...hook: unknown[]) => FastifyInstance;
  function addRequiredHook(this: FastifyInstance, name: string, hook: unknown) {
    // An own property, which the instances below inherit.
    if (HOOKS.includes(name)) this.hasRequiredHooks = true;
    return addHook.call(this, name, hook);
  }
  app.addHook = addRequiredHook as unknown as typeof app.addHook;
  // Plugins add hooks to the options later.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, routeHasHooks: () => hasHooks(route) };
  });
}

const mustRunHooks = ({ server, routeOptions: { config } }: FastifyRequest): boolean =>
  server.hasRequiredHooks || (config.routeHasHooks?.() ?? true);

function lineOf(name: string, value: unknown): string[] {
  if (OWN_HEADERS.includes(name)) return [];
  validateHeaderValue(name, String(value));
  return [name, String(value)];
}

const isFor = ({ variant, variantOf }: StoredResponse, { headers }: IncomingMessage): boolean =>
  variantOf(headers) === variant;

const sizeOf = (variants: readonly StoredResponse[], url: string): number =>
  variants.reduce(
    (sum, one) => sum + one.body.length + one.variant.length + OVERHEAD_BYTES,
    url.length,
  );

/** Answers requests before Fastify with responses that routes have stored, as long as they are fresh. */
export function createFrontCache({ bytes, clock, isDraining, record }: FrontCacheOptions) {
  const limits = { max: MAX_URLS, maxSize: bytes, sizeCalculation: sizeOf };
  const responses = new LRUCache<string, readonly StoredResponse[]>(limits);
  const isFresh = ({ madeAt, freshMs }: FreshResponse) => ageMs(madeAt, clock()) < freshMs;

  return {
    bytes: (): number => responses.calculatedSize,

    /** Stores the response that is about to be sent, with all headers that are set. */
    store(request: FastifyRequest, reply: FastifyReply, response: FreshResponse): void {
      const { raw, routeOptions } = request;
      if (!isPlainGet(raw) || mustRunHooks(request) || reply.hasHeader('set-cookie')) return;
      while (responses.size > 0 && !responses.rvalues().next().value?.some(isFresh))
        responses.pop();
      const { url = '' } = raw;
      const others = responses.get(url)?.filter((one) => isFresh(one) && !isFor(one, raw)) ?? [];
      const all = { ...reply.getHeaders(), 'content-length': response.body.length };
      const lines = Object.entries(all).flatMap(([name, value]) => lineOf(name, value));
      const { operation = 'other' } = routeOptions.config;
      const variant = response.variantOf(raw.headers);
      const stored = { ...response, variant, operation, headers: lines };
      responses.set(url, [stored, ...others].slice(0, MAX_VARIANTS));
    },

    /** Answers a request if it can; returns whether it has. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '' } = request;
      const variants = responses.get(url);
      if (!variants || isDraining() || !isPlainGet(request)) return false;
      const startedAt = performance.now();
      const found = variants.find((one) => isFresh(one) && isFor(one, request));
      if (!found) return false;
      const { operation, cacheName, freshMs, hasAge } = found;
      const [id, callerId] = [newRequestId(), callerIdOf(request.headers['x-request-id'])];
      const age = ageMs(found.madeAt, clock());
      const ttl = hasAge ? `; ttl=${Math.floor((freshMs - age) / 1000)}` : '';
      const cacheStatus = `${cacheName}; hit${ttl}`;
      const own = ['x-request-id', callerId ?? id, 'cache-status', cacheStatus];
      if (hasAge) own.push('age', String(Math.floor(age / 1000)));
      response.writeHead(200, [...found.headers, ...own]).end(found.body);
      found.countHit();
      const logged = { operation, method: 'GET', url, status: 200, id, cacheStatus, callerId };
      record({ ...logged, ms: performance.now() - startedAt });
      return true;
    },
  };
}
