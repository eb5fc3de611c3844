import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '@touchline/types/http/request-id';
import type { LogResponse, RequestLog } from '@touchline/types/logging/request-log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { mustRunHooks } from './skippable-hooks.ts';

export interface StoreOptions {
  /** Request headers that the response varies on. */
  readonly dependsOn: readonly string[];
  /** The name of the cache in Cache-Status. */
  readonly cacheName: string;
  /** When it was made, how long it is fresh, and how long after that it may be served while it is revalidated. */
  readonly madeAt: number;
  readonly freshMs: number;
  readonly staleMs: number;
  /** Whether the response carries an Age header. */
  readonly hasAge: boolean;
  readonly count: (result: 'hit' | 'stale') => void;
}

interface HotResponse extends StoreOptions {
  /** The request's values of the `dependsOn` headers. */
  readonly headerValues: readonly (string | undefined)[];
  /** Latin-1, a byte per character: written together with the head it takes half the time of a buffer. */
  readonly body: string;
  readonly log: LogResponse;
  /** Names and values in turn; those that change per request come first. */
  readonly head: string[];
  /** When a request last went through the framework, which revalidates a stale response. */
  revalidatedAt: number;
}

export interface HotResponsesOptions {
  readonly bytes: number;
  readonly clock: () => number;
  readonly isDraining: () => boolean;
  readonly requestLog: RequestLog;
}

// Not copied from the reply: `store` and `serve` set them, or Node does for each response.
const PER_REQUEST_HEADERS = [
  'x-request-id',
  'age',
  'cache-status',
  'date',
  'connection',
  'content-length',
];
// Positions in `head` of the values that `serve` overwrites.
const REQUEST_ID_INDEX = 1;
const CACHE_STATUS_INDEX = 3;
const AGE_INDEX = 5;
const MAX_URLS = 2000;
// Per URL: languages, encodings, and for pages the visitors' preferences.
const MAX_VARIANTS = 16;
const OVERHEAD_BYTES = 2048;
// While a stale response is revalidated, one request per interval goes through the framework.
const REVALIDATE_EVERY_MS = 50;

const sizeOf = (variants: readonly HotResponse[]) =>
  variants.reduce((sum, { body }) => sum + body.length + OVERHEAD_BYTES, 0);

/** Requests that must bypass this cache: conditional, for a range, with a body, or with world headers. */
const mustBypass = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' ||
  headers['if-none-match'] !== undefined ||
  headers.range !== undefined ||
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers['x-world-at'] !== undefined ||
  headers['x-mock-scenario'] !== undefined ||
  (headers.cookie !== undefined && /x-world-at|x-mock-scenario/.test(headers.cookie));

/**
 * A cache of serialized responses in front of Fastify. It sends the stored body again, with fresh per-request headers, to
 * requests with the same URL and the same relevant headers. A response is stored only if every hook of its route is marked
 * `skippedWhenHot`: a rate limit, a token check or a rule of a new plugin turns this cache off for the routes it is for.
 */
export class HotResponses {
  readonly #options: HotResponsesOptions;
  readonly #variants: LRUCache<string, readonly HotResponse[]>;

  constructor(options: HotResponsesOptions) {
    this.#options = options;
    this.#variants = new LRUCache({
      max: MAX_URLS,
      maxSize: options.bytes,
      sizeCalculation: sizeOf,
    });
  }

  /** Stores the response that is about to be sent, with every header that hooks have set. */
  store(request: FastifyRequest, reply: FastifyReply, body: Buffer, options: StoreOptions): void {
    const { raw, routeOptions } = request;
    if (mustBypass(raw) || mustRunHooks(request)) return;
    const url = raw.url ?? '';
    const fixedHeaders = Object.entries(reply.getHeaders()).filter(
      ([name]) => !PER_REQUEST_HEADERS.includes(name),
    );
    const stored: HotResponse = {
      ...options,
      headerValues: options.dependsOn.map((name) => raw.headers[name] as string | undefined),
      body: body.toString('latin1'),
      log: this.#options.requestLog.prepare({
        operation: routeOptions.config.operation ?? 'other',
        method: 'GET',
        url,
        status: 200,
      }),
      head: [
        ...['x-request-id', '', 'cache-status', `${options.cacheName}; hit`],
        ...(options.hasAge ? ['age', '0'] : []),
        ...fixedHeaders.flatMap(([name, value]) => [name, String(value)]),
        ...['content-length', String(body.length)],
      ],
      revalidatedAt: Number.NEGATIVE_INFINITY,
    };
    const now = this.#options.clock();
    const others = (this.#variants.get(url) ?? []).filter(
      (one) => one.madeAt + one.freshMs + one.staleMs > now && !isSameVariant(one, stored),
    );
    this.#variants.set(url, [stored, ...others].slice(0, MAX_VARIANTS));
  }

  /** Responds if it can; returns whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { clock, isDraining } = this.#options;
    const found = this.#find(request);
    if (!found) return false;
    const startedAt = performance.now();
    const ageMs = Math.max(0, clock() - found.madeAt);
    const isStale = ageMs >= found.freshMs;
    if (isStale && !mayServeStale(found, ageMs, startedAt)) return false;
    if (mustBypass(request) || isDraining()) return false;
    const id = requestIdOf(request);
    const { head, body } = found;
    head[REQUEST_ID_INDEX] = id;
    const status = `${found.cacheName}; hit${isStale ? '; detail=stale-while-revalidate' : ''}`;
    if (found.hasAge) {
      head[AGE_INDEX] = String(Math.floor(ageMs / 1000));
      head[CACHE_STATUS_INDEX] = `${status}; ttl=${Math.floor((found.freshMs - ageMs) / 1000)}`;
    } else head[CACHE_STATUS_INDEX] = status;
    response.writeHead(200, head);
    response.end(body, 'latin1');
    found.count(isStale ? 'stale' : 'hit');
    found.log(id, performance.now() - startedAt, head[CACHE_STATUS_INDEX]);
    return true;
  }

  #find({ url = '', headers }: IncomingMessage): HotResponse | undefined {
    return this.#variants
      .get(url)
      ?.find(({ dependsOn, headerValues }) =>
        dependsOn.every((name, n) => headers[name] === headerValues[n]),
      );
  }
}

/** Within its stale time, except for one request per interval, which goes through the framework to revalidate. */
function mayServeStale(stored: HotResponse, ageMs: number, now: number): boolean {
  if (ageMs >= stored.freshMs + stored.staleMs) return false;
  if (now - stored.revalidatedAt < REVALIDATE_EVERY_MS) return true;
  stored.revalidatedAt = now;
  return false;
}

const isSameVariant = (one: HotResponse, other: HotResponse) =>
  one.dependsOn.every(
    (name, n) => name === other.dependsOn[n] && one.headerValues[n] === other.headerValues[n],
  );
