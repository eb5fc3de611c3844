import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '@touchline/types/http/request-id';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Answered, TellAnswers } from '../observability/request-metrics.ts';

export interface Learned {
  /** Request headers that make a difference to the answer. */
  readonly dependsOn: readonly string[];
  /** Who made it, in Cache-Status. */
  readonly cacheName: string;
  /** When it was made, for how long it is fresh, and for how long after that it may be served while it is renewed. */
  readonly madeAt: number;
  readonly freshMs: number;
  readonly staleMs: number;
  /** Whether its age is told. */
  readonly isAged: boolean;
  readonly count: (result: 'hit' | 'stale') => void;
}

interface Ready extends Learned {
  readonly wanted: readonly (string | undefined)[];
  /** A byte for each character: with its head in one piece it goes to the socket in half the time of a buffer. */
  readonly body: string;
  readonly answered: Answered;
  /** Names and values in turn; the changing ones stand first. */
  readonly head: string[];
  /** When a request last went the whole way, which renews what is stale. */
  renewedAt: number;
}

export interface FastLaneOptions {
  readonly bytes: number;
  readonly clock: () => number;
  readonly isDraining: () => boolean;
  readonly tell: TellAnswers;
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
// While it is renewed, one request in so many milliseconds goes to see whether it has come.
const LOOK_EVERY_MS = 50;

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
    const url = raw.url ?? '';
    const kept = Object.entries(reply.getHeaders()).filter(([name]) => !own.includes(name));
    const ready: Ready = {
      ...learned,
      wanted: learned.dependsOn.map((name) => raw.headers[name] as string | undefined),
      body: body.toString('latin1'),
      answered: this.#options.tell.all({
        operation: routeOptions.config.operation ?? 'other',
        method: 'GET',
        url,
        status: 200,
      }),
      head: [
        ...['x-request-id', '', 'cache-status', `${learned.cacheName}; hit`],
        ...(learned.isAged ? ['age', '0'] : []),
        ...kept.flatMap(([name, value]) => [name, String(value)]),
        ...['content-length', String(body.length)],
      ],
      renewedAt: Number.NEGATIVE_INFINITY,
    };
    const now = this.#options.clock();
    const others = (this.#ready.get(url) ?? []).filter(
      (one) => one.madeAt + one.freshMs + one.staleMs > now && !isSame(one, ready),
    );
    this.#ready.set(url, [ready, ...others].slice(0, MOST_VARIANTS));
  }

  /** Answers where it can, and says whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { clock, isDraining } = this.#options;
    const ready = this.#find(request);
    if (!ready) return false;
    const began = performance.now();
    const ageMs = Math.max(0, clock() - ready.madeAt);
    const isStale = ageMs >= ready.freshMs;
    if (isStale && !mayStay(ready, ageMs, began)) return false;
    if (isSpecial(request) || isDraining()) return false;
    const id = requestIdOf(request);
    const { head, body } = ready;
    head[REQUEST_ID] = id;
    const status = `${ready.cacheName}; hit${isStale ? '; detail=stale-while-revalidate' : ''}`;
    if (ready.isAged) {
      head[AGE] = String(Math.floor(ageMs / 1000));
      head[CACHE_STATUS] = `${status}; ttl=${Math.floor((ready.freshMs - ageMs) / 1000)}`;
    } else head[CACHE_STATUS] = status;
    response.writeHead(200, head);
    response.end(body, 'latin1');
    ready.count(isStale ? 'stale' : 'hit');
    ready.answered(id, performance.now() - began, head[CACHE_STATUS]);
    return true;
  }

  #find({ url = '', headers }: IncomingMessage): Ready | undefined {
    return this.#ready
      .get(url)
      ?.find(({ dependsOn, wanted }) => dependsOn.every((name, n) => headers[name] === wanted[n]));
  }
}

/** What is stale is served on, while now and then a request goes the whole way, by which it is renewed. */
function mayStay(ready: Ready, ageMs: number, now: number): boolean {
  if (ageMs >= ready.freshMs + ready.staleMs) return false;
  if (now - ready.renewedAt < LOOK_EVERY_MS) return true;
  ready.renewedAt = now;
  return false;
}

const isSame = (one: Ready, other: Ready) =>
  one.dependsOn.every(
    (name, n) => name === other.dependsOn[n] && one.wanted[n] === other.wanted[n],
  );
