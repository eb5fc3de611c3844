import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Answered } from '../health/measure-requests.ts';
import { requestIdOf } from './request-id.ts';

export interface Learned {
  /** Request headers that make a difference to the answer. */
  readonly dependsOn: readonly string[];
  /** Who made it, in Cache-Status. */
  readonly cacheName: string;
  /** When it was made and for how long it is fresh, in milliseconds; its age is told where `isAged`. */
  readonly madeAt: number;
  readonly freshMs: number;
  readonly isAged: boolean;
  readonly count: () => void;
}

interface Ready extends Learned {
  readonly wanted: readonly (string | undefined)[];
  readonly body: Buffer;
  readonly operation: string;
  /** Names and values in turn; the changing ones stand first. */
  readonly head: string[];
}

export interface FastLaneOptions {
  readonly bytes: number;
  readonly clock: () => number;
  readonly isDraining: () => boolean;
  readonly answered: Answered;
}

// Said anew for each request.
const own = ['x-request-id', 'age', 'cache-status', 'date', 'connection', 'content-length'];
const REQUEST_ID = 1;
const CACHE_STATUS = 3;
const AGE = 5;
const MOST_ADDRESSES = 2000;
// Of one address: languages and encodings, and of a page what visitors prefer.
const MOST_VARIANTS = 16;
const OVERHEAD = 2048;

const sizeOf = (variants: readonly Ready[]) =>
  variants.reduce((sum, { body }) => sum + body.length + OVERHEAD, 0);

/** What makes a request one for the whole way: it asks for less, brings a body, or lives in a world of its own. */
const isSpecial = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' ||
  headers['if-none-match'] !== undefined ||
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers['x-world-at'] !== undefined ||
  headers['x-mock-scenario'] !== undefined ||
  (headers.cookie !== undefined && /x-world-at|x-mock-scenario/.test(headers.cookie));

/**
 * The shortest way of a request whose answer is at hand: the same address with the same words was answered a moment
 * ago, by every rule there is, with something that is still fresh. It is sent again, byte for byte, before the
 * framework makes anything of the request.
 */
export class FastLane {
  readonly #options: FastLaneOptions;
  readonly #ready: LRUCache<string, readonly Ready[]>;

  constructor(options: FastLaneOptions) {
    this.#options = options;
    this.#ready = new LRUCache({
      max: MOST_ADDRESSES,
      maxSize: options.bytes,
      sizeCalculation: sizeOf,
    });
  }

  /** Remembers the answer that is about to be sent, with all that the rules have put into its head. */
  learn(request: FastifyRequest, reply: FastifyReply, body: Buffer, learned: Learned): void {
    const { raw, routeOptions } = request;
    if (isSpecial(raw)) return;
    const kept = Object.entries(reply.getHeaders()).filter(([name]) => !own.includes(name));
    const ready: Ready = {
      ...learned,
      wanted: learned.dependsOn.map((name) => raw.headers[name] as string | undefined),
      body,
      operation: routeOptions.config.operation ?? 'other',
      head: [
        ...['x-request-id', '', 'cache-status', `${learned.cacheName}; hit`],
        ...(learned.isAged ? ['age', '0'] : []),
        ...kept.flatMap(([name, value]) => [name, String(value)]),
        ...['content-length', String(body.length)],
      ],
    };
    const url = raw.url ?? '';
    const now = this.#options.clock();
    const others = (this.#ready.get(url) ?? []).filter(
      (one) => one.madeAt + one.freshMs > now && !isSame(one, ready),
    );
    this.#ready.set(url, [ready, ...others].slice(0, MOST_VARIANTS));
  }

  /** Answers where it can, and says whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { clock, isDraining, answered } = this.#options;
    const ready = this.#find(request);
    if (!ready) return false;
    const began = performance.now();
    const ageMs = Math.max(0, clock() - ready.madeAt);
    if (ageMs >= ready.freshMs || isSpecial(request) || isDraining()) return false;
    const id = requestIdOf(request);
    const { head, body } = ready;
    head[REQUEST_ID] = id;
    if (ready.isAged) {
      head[AGE] = String(Math.floor(ageMs / 1000));
      const ttl = Math.floor((ready.freshMs - ageMs) / 1000);
      head[CACHE_STATUS] = `${ready.cacheName}; hit; ttl=${ttl}`;
    }
    response.writeHead(200, head);
    response.end(body);
    ready.count();
    answered({
      operation: ready.operation,
      method: 'GET',
      url: request.url ?? '',
      status: 200,
      ms: performance.now() - began,
      cache: head[CACHE_STATUS],
      id,
    });
    return true;
  }

  #find({ url = '', headers }: IncomingMessage): Ready | undefined {
    return this.#ready
      .get(url)
      ?.find(({ dependsOn, wanted }) => dependsOn.every((name, n) => headers[name] === wanted[n]));
  }
}

const isSame = (one: Ready, other: Ready) =>
  one.dependsOn.every(
    (name, n) => name === other.dependsOn[n] && one.wanted[n] === other.wanted[n],
  );
