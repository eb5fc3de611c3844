import type { Call, Upstream } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import {
  type ChannelSubscriber,
  type Frame,
  LiveChannel,
} from '@touchline/api-core/live/live-channel';
import { publishList } from '@touchline/api-core/live/live-feed';
import { HEARTBEAT_MS } from '@touchline/api-core/live/sse-frames';
import { streamFilter } from '@touchline/api-core/live/stream-filter';
import { createUpstreamReader } from '@touchline/api-core/live/upstream-reader';
import { createCallParser } from '@touchline/api-core/parse-call';
import { buildIndex, namesIn } from '@touchline/api-core/search/build-index';
import { createListFetcher } from '@touchline/api-core/search/fetch-lists';
import { loadSyllables } from '@touchline/api-core/search/load-syllables';
import { defined } from '@touchline/shared/domain/defined';
import { publicCacheControl } from '@touchline/shared/server/http/cache-control';
import { matchesIfNoneMatch } from '@touchline/shared/server/http/etag';
import { problemBody, problemMediaType } from '@touchline/shared/server/http/problem-body';
import { callerIdOf, newRequestId } from '@touchline/shared/server/http/request-id';
import { pathOf } from '@touchline/shared/server/http/url-parts';
import type { Problem, SportType, UpstreamOperationId } from '@touchline/types';
import { contract, type Operation, type OperationId } from '@touchline/types/contract';
import { encodeResponse } from '../http/encode-response.ts';

interface WorldAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Asks the world, in no visitor's name. */
export type AskWorld = (
  target: string,
  headers: Record<string, string | undefined>,
) => Promise<WorldAnswer>;

type SiteOperationId = Exclude<OperationId, UpstreamOperationId>;
type SiteAnswer = (call: Call, request: Request) => Promise<Response>;

interface TextFrame extends Frame {
  readonly plain: Uint8Array<ArrayBuffer>;
}

const clock = () => performance.now();
const parseCall = createCallParser(contract, { devTools: true });
const encoder = new TextEncoder();
const frameOf = (text: string): TextFrame => ({ plain: encoder.encode(text) });

/** Calls the world as the gateway calls its upstream. */
const upstreamOf =
  (ask: AskWorld): Upstream =>
  async ({ target, language, world }) => {
    const answer = await ask(target, { 'accept-language': language, ...world });
    const { status, headers, body } = answer;
    if (status === 200) return { headers, body, shareable: false, ageSeconds: 0 };
    const { detail, errors } = JSON.parse(body.toString()) as Problem;
    throw new GatewayProblem(status, detail, defined({ errors }));
  };

function toResponse(error: unknown, requestId: string): Response {
  if (!(error instanceof GatewayProblem)) throw error;
  const { status, message, headers, errors } = error;
  const body = problemBody(status, message, requestId, defined({ errors }));
  return Response.json(body, { status, headers: { 'content-type': problemMediaType, ...headers } });
}

/** The whole response, or 304 if the caller has it. */
function cacheable(operation: Operation, data: unknown, request: Request): Response {
  const { body, etag } = encodeResponse(operation, data);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    etag,
    ...(operation.cache && { 'cache-control': publicCacheControl(operation.cache) }),
  };
  const known = request.headers.get('if-none-match') ?? undefined;
  return matchesIfNoneMatch(known, [etag.replace('W/', '')])
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(body), { headers });
}

/** The streams that tests have open; each reads the world by itself. */
class Streams {
  readonly #reader: ReturnType<typeof createUpstreamReader>;
  readonly #refreshers = new Set<() => Promise<void>>();

  constructor(upstream: Upstream) {
    this.#reader = createUpstreamReader({ contract, parseCall, upstream, clock: Date.now });
  }

  /** Resolves when each stream has the changes since its last list. */
  async refresh(): Promise<void> {
    await Promise.all([...this.#refreshers].map((one) => one()));
  }

  async open({ params, language = 'en', world, lastEventId }: Call): Promise<Response> {
    const reader = this.#reader;
    const view = { language, world };
    const stopped = new AbortController();
    const channel = new LiveChannel<TextFrame>({ frameOf, observe: () => {}, clock });
    const read = async () => {
      const list = await reader.list(view, stopped.signal);
      await publishList(list, { channel, reader, view }, stopped.signal);
    };
    await read();
    let last = Promise.resolve();
    // In turn: a list that was read before the world moved must not come last. After one that fails the stream waits for the
    // next, and its heartbeat says `stale`.
    const refresh = () => {
      last = last.then(read).catch(() => {});
      return last;
    };
    const poll = setInterval(refresh, reader.intervalMs).unref();
    const heartbeat = setInterval(() => channel.heartbeat(), HEARTBEAT_MS).unref();
    const { sportType, matchIds } = params as { sportType?: SportType; matchIds?: string[] };
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        const subscriber: ChannelSubscriber<TextFrame> = {
          filter: streamFilter(sportType, matchIds),
          isBehind: false,
          position: '',
          send({ plain }, position) {
            this.position = position;
            // A list may still be under way when the stream is closed.
            if (!stopped.signal.aborted) controller.enqueue(plain);
          },
          end: () => controller.close(),
        };
        channel.join(subscriber, lastEventId);
      },
      cancel: () => {
        stopped.abort();
        clearInterval(poll);
        clearInterval(heartbeat);
        this.#refreshers.delete(refresh);
      },
    });
    this.#refreshers.add(refresh);
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-world-now': new Date(channel.at * 1000).toISOString(),
      },
    });
  }
}

/** The calls that the gateway answers itself, live stream and search index, answered from a world without a gateway. */
export function siteCalls(ask: AskWorld) {
  const upstream = upstreamOf(ask);
  const streams = new Streams(upstream);
  const fetchLists = createListFetcher({ contract, parseCall, upstream });
  const answers: Record<SiteOperationId, SiteAnswer> = {
    streamLive: (call) => streams.open(call),
    async getSearchIndex(call, request) {
      const lists = await fetchLists(call);
      const failed = lists.find(({ error }) => error !== undefined);
      if (failed && lists.every(({ items }) => items.length === 0)) throw failed.error;
      const index = buildIndex(lists, await loadSyllables(namesIn(lists)));
      return cacheable(call.operation, index, request);
    },
  };
  const operationOf = (method: string, target: string): Operation | undefined =>
    contract.operations.find(
      ({ id, path }) => id in answers && method === 'GET' && path === pathOf(target),
    );

  return {
    /** Pushes to each stream what has changed in the world. */
    refresh: () => streams.refresh(),
    operationOf,
    async answer(operation: Operation, request: Request): Promise<Response> {
      const requestId = callerIdOf(request.headers.get('x-request-id')) ?? newRequestId();
      const respond = async () => {
        const call = parseCall(operation, {
          path: {},
          query: new URL(request.url).search.slice(1),
          headers: Object.fromEntries(request.headers),
          requestId,
          signal: request.signal,
        });
        return answers[operation.id as SiteOperationId](call, request);
      };
      const response = await respond().catch((error) => toResponse(error, requestId));
      response.headers.set('x-request-id', requestId);
      return response;
    },
  };
}
