import type { Socket } from 'node:net';
import type { Call } from '@touchline/api-core/call';
import { GatewayProblem, retryLater } from '@touchline/api-core/gateway-problem';
import { retryFrame } from '@touchline/api-core/live/sse-frames';
import { streamFilter } from '@touchline/api-core/live/stream-filter';
import type { SportType } from '@touchline/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallHandler } from '../api/api-routes.ts';
import { clientNetwork } from '../http/client-network.ts';
import { acceptsGzip } from '../http/encoding.ts';
import type { Metrics } from '../observability/metrics.ts';
import { ANSWERED_BY } from '../sources/answered-by.ts';
import { detachSocket } from '../wire/detach-socket.ts';
import { GzipFrame } from './gzip-frame.ts';
import type { LiveChannels } from './live-channels.ts';
import type { streamLimit } from './stream-limit.ts';
import { Subscriber } from './subscriber.ts';

export interface StreamRouteOptions {
  readonly channels: LiveChannels;
  readonly acquire: ReturnType<typeof streamLimit>;
  /** Called for each stream: its first list is its own. */
  readonly limitMisses: (network: string) => void;
  readonly gauge: Metrics['streams'];
  /** Where the live list comes from, if there is more than one source. */
  readonly answeredBy: () => string | undefined;
  readonly drainMs: number | undefined;
}

const RETRY_MS = 2000;
const RETRY_SPREAD_MS = 3000;

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Without it nginx buffers the stream.
  'x-accel-buffering': 'no',
};

/** Spreads the reconnects of browsers that lose the same server at once. */
export const randomRetryFrame = () => retryFrame(RETRY_MS + RETRY_SPREAD_MS * Math.random());

/** Writes the head and returns the connection, which is all that a stream keeps while it is open. */
function openStream(request: FastifyRequest, reply: FastifyReply, isGzipped: boolean): Socket {
  const head = {
    ...reply.getHeaders(),
    ...STREAM_HEADERS,
    ...(isGzipped && { 'content-encoding': 'gzip' }),
    connection: 'close',
  };
  const { raw } = reply.hijack();
  raw.useChunkedEncodingByDefault = false;
  for (const name of raw.getHeaderNames()) raw.removeHeader(name);
  raw.writeHead(
    200,
    Object.entries(head).flatMap(([name, value]) => [name, String(value)]),
  );
  raw.flushHeaders();
  return detachSocket(request.raw, raw);
}

async function getChannel(channels: LiveChannels, { language = 'en', world }: Call) {
  try {
    return await channels.get({ language, world });
  } catch (cause) {
    if (cause instanceof GatewayProblem && cause.status === 503) throw cause;
    throw retryLater(503, 'Live matches are unavailable; try again shortly.', 5, cause);
  }
}

/** Streams the changes of the live matches as server-sent events. */
export function streamRoute({
  channels,
  acquire,
  limitMisses,
  gauge,
  answeredBy,
  drainMs,
}: StreamRouteOptions): CallHandler {
  return async (call, request, reply) => {
    if (request.method === 'HEAD') return reply.headers(STREAM_HEADERS).send();
    const { sportType, matchIds } = call.params as { sportType?: SportType; matchIds?: string[] };
    const network = clientNetwork(request);
    limitMisses(network);
    const channel = await getChannel(channels, call);
    // Not the caller's signal, which would stay in memory as long as the stream.
    if (reply.raw.closed) return reply;
    const release = acquire(network);

    const source = answeredBy();
    if (source) reply.header(ANSWERED_BY, source);
    reply.header('x-world-now', new Date(channel.at * 1000).toISOString());
    const isGzipped = acceptsGzip(request.headers['accept-encoding']);
    const socket = openStream(request, reply, isGzipped);
    const subscriber = new Subscriber({
      socket,
      isGzipped,
      drainMs,
      filter: streamFilter(sportType, matchIds),
      onDrain: (drained) => channel.resume(drained),
    });
    gauge.inc();
    socket.once('close', () => {
      gauge.dec();
      release();
      channel.leave(subscriber);
      subscriber.dispose();
    });
    subscriber.send(new GzipFrame(randomRetryFrame()), '');
    channel.join(subscriber, call.lastEventId);
    return reply;
  };
}
