import {
  type IncomingMessage,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { readCookies } from '@touchline/shared/http/cookies';
import { callerIdOf, newRequestId } from '@touchline/shared/http/request-id';
import type { LogResponse, RequestLog } from '@touchline/shared/logging/request-log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ageMs } from '../http/age-ms.ts';
import { endWith, textOf, writeHeadBlock } from './head-block.ts';
import { type HotField, type HotFields, readHotFields } from './hot-fields.ts';
import { mustRunHooks, mustRunSendHooks } from './skippable-hooks.ts';

interface Cell {
  inc(): void;
}

type Result = 'hit' | 'stale';

export interface StoreOptions {
  /** Request headers that the response varies on. */
  readonly dependsOn: readonly HotField[];
  /** The cookies that it varies on; `*` stands for all. */
  readonly cookieNames?: readonly string[];
  /** The name of the cache in Cache-Status. */
  readonly cacheName: string;
  /** When it was made, how long it is fresh, and how long after that it may be served while it is revalidated. */
  readonly madeAt: number;
  readonly freshMs: number;
  readonly staleMs: number;
  /** Whether the response carries an Age header. */
  readonly hasAge: boolean;
  /** The cell that counts a result, made at the first result. */
  readonly cellOf?: (result: Result) => Cell;
}

interface HotResponse extends StoreOptions {
  /** The request's values of the `dependsOn` headers. */
  readonly headerValues: readonly (string | undefined)[];
  /** The request's values of its cookies. */
  readonly cookies: string;
  /** Shared with the cache behind. */
  readonly body: Buffer;
  /** Set if the body is short. */
  readonly text: string | undefined;
  readonly log: LogResponse;
  /** The status line and the header lines that are the same for every request. */
  readonly head: string;
  readonly cells: Partial<Record<Result, Cell | undefined>>;
  /** When a request last went through the framework, which revalidates a stale response. */
  revalidatedAt: number;
  /** The head but for the request id, as it was for the last request. */
  prepared: PreparedHead | undefined;
}

interface PreparedHead {
  readonly second: number;
  readonly ttl: number;
  readonly isStale: boolean;
  readonly lines: string;
  readonly status: string;
}

export interface HotResponsesOptions {
  readonly bytes: number;
  readonly clock: () => number;
  readonly isDraining: () => boolean;
  /** Whether Fastify must answer a request, for a reason that its URL and the values of its headers do not show. */
  readonly needsFastify: (request: IncomingMessage) => boolean;
  readonly requestLog: RequestLog;
}

// Not copied from the reply: `store` and `serve` set them, or Node does for each response.
const PER_REQUEST_HEADERS = ['x-request-id', 'age', 'cache-status', 'date', 'connection'];
const MAX_URLS = 2000;
// Per URL: languages, encodings, and for pages the visitors' preferences.
const MAX_VARIANTS = 16;
const OVERHEAD_BYTES = 2048;
// While a stale response is revalidated, one request per interval goes through the framework.
const REVALIDATE_EVERY_MS = 50;

const sizeOf = (variants: readonly HotResponse[]) =>
  variants.reduce(
    (sum, { body, text }) => sum + body.length + (text?.length ?? 0) + OVERHEAD_BYTES,
    0,
  );

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
    const fields = readHotFields(raw);
    if (!fields || mustRunHooks(request)) return;
    const url = raw.url ?? '';
    const stored: HotResponse = {
      ...options,
      headerValues: options.dependsOn.map((name) => fields[name]),
      cookies: chosenCookies(fields.cookie, options.cookieNames),
      body,
      text: textOf(body),
      log: this.#options.requestLog.prepare({
        operation: routeOptions.config.operation ?? 'other',
        method: 'GET',
        url,
        status: 200,
      }),
      head: fixedHead(reply, body.length),
      revalidatedAt: Number.NEGATIVE_INFINITY,
      prepared: undefined,
      cells: {},
    };
    const now = this.#options.clock();
    this.#dropExpired(now);
    const others = (this.#variants.get(url) ?? []).filter(
      (one) => !isExpired(one, now) && !isSameVariant(one, stored),
    );
    this.#variants.set(url, [stored, ...others].slice(0, MAX_VARIANTS));
  }

  /** Whether a response that is not stored may be written past Fastify too: with a prepared head. */
  mayWriteHead(request: FastifyRequest): boolean {
    const { isDraining, needsFastify } = this.#options;
    return !isDraining() && !needsFastify(request.raw) && !mustRunSendHooks(request);
  }

  /** Responds if it can; returns whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { clock, isDraining, needsFastify } = this.#options;
    const variants = this.#variants.get(request.url ?? '');
    const fields = variants && readHotFields(request);
    const found = fields && variants.find((one) => isFor(one, fields));
    if (!found || needsFastify(request) || isDraining()) return false;
    const startedAt = performance.now();
    const age = ageMs(found.madeAt, clock());
    const isStale = age >= found.freshMs;
    if (isStale && !mayServeStale(found, age, startedAt)) return false;
    const id = newRequestId();
    const callerId = callerIdOf(fields['x-request-id']);
    const { lines, status } = prepare(found, age);
    writeHeadBlock(response, `${lines}x-request-id: ${callerId ?? id}\r\n`);
    endWith(response, found.body, found.text);
    const result = isStale ? 'stale' : 'hit';
    found.cells[result] ??= found.cellOf?.(result);
    found.cells[result]?.inc();
    found.log(id, performance.now() - startedAt, status, callerId);
    return true;
  }

  /** From the URL that was asked for longest ago. */
  #dropExpired(now: number): void {
    for (;;) {
      const { value: url } = this.#variants.rkeys().next();
      if (url === undefined) return;
      if (!this.#variants.peek(url)?.every((one) => isExpired(one, now))) return;
      this.#variants.delete(url);
    }
  }

  /** The size of all hot responses, in bytes. */
  get bytes(): number {
    return this.#variants.calculatedSize;
  }
}

function isFor(stored: HotResponse, fields: HotFields): boolean {
  const { dependsOn, headerValues, cookieNames, cookies } = stored;
  for (let n = 0; n < dependsOn.length; n += 1) {
    if (fields[dependsOn[n] as HotField] !== headerValues[n]) return false;
  }
  return chosenCookies(fields.cookie, cookieNames) === cookies;
}

/** The values of some cookies, as a text to compare. Other cookies, which anybody can make up, make no other variant. */
function chosenCookies(header: string | undefined, names: readonly string[] | undefined): string {
  if (header === undefined || !names?.length) return '';
  if (names.includes('*')) return header;
  if (!names.some((name) => header.includes(name))) return '';
  const cookies = readCookies(header);
  return JSON.stringify(names.map((name) => cookies[name] ?? null));
}

function fixedHead(reply: FastifyReply, bytes: number): string {
  const headers = Object.entries({ ...reply.getHeaders(), 'content-length': bytes }).filter(
    ([name]) => !PER_REQUEST_HEADERS.includes(name),
  );
  const lines = headers.map(([name, value]) => {
    const text = String(value);
    validateHeaderName(name);
    validateHeaderValue(name, text);
    return `${name}: ${text}\r\n`;
  });
  return `HTTP/1.1 200 OK\r\n${lines.join('')}`;
}

/** Age and time to live are in whole seconds: the lines are the same for many requests. */
function prepare(stored: HotResponse, age: number): PreparedHead {
  const { cacheName, freshMs, hasAge, prepared } = stored;
  const second = Math.floor(age / 1000);
  const ttl = Math.floor((freshMs - age) / 1000);
  const isStale = age >= freshMs;
  if (prepared?.second === second && prepared.ttl === ttl && prepared.isStale === isStale)
    return prepared;
  const detail = isStale ? '; detail=stale-while-revalidate' : '';
  const status = `${cacheName}; hit${detail}${hasAge ? `; ttl=${ttl}` : ''}`;
  const lines = `${stored.head}cache-status: ${status}\r\n${hasAge ? `age: ${second}\r\n` : ''}`;
  stored.prepared = { second, ttl, isStale, lines, status };
  return stored.prepared;
}

/** Within its stale time, except for one request per interval, which goes through the framework to revalidate. */
function mayServeStale(stored: HotResponse, ageMs: number, now: number): boolean {
  if (ageMs >= stored.freshMs + stored.staleMs) return false;
  if (now - stored.revalidatedAt < REVALIDATE_EVERY_MS) return true;
  stored.revalidatedAt = now;
  return false;
}

const isExpired = ({ madeAt, freshMs, staleMs }: HotResponse, now: number) =>
  ageMs(madeAt, now) >= freshMs + staleMs;

const isSameVariant = (one: HotResponse, other: HotResponse) =>
  one.cookies === other.cookies &&
  one.dependsOn.every(
    (name, n) => name === other.dependsOn[n] && one.headerValues[n] === other.headerValues[n],
  );
