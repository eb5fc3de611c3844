import type { SportType } from '@touchline/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnHandle } from '../api/api-routes.ts';
import type { Call } from '../api/call.ts';
import { takesGzip } from '../http/accept-encoding.ts';
import type { Metrics } from '../observability/metrics.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import { PackedText } from './gzip-frame.ts';
import type { LiveChannels } from './live-channels.ts';
import { retryAfter } from './sse-frames.ts';
import { streamFilter } from './stream-filter.ts';
import type { StreamPlaces } from './stream-limit.ts';
import { Subscriber } from './subscriber.ts';

export interface StreamLiveOptions {
  readonly channels: LiveChannels;
  readonly places: StreamPlaces;
  readonly gauge: Metrics['streams'];
  readonly random?: () => number;
}

const RETRY_MS = 2000;
const RETRY_SPREAD_MS = 3000;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx keeps back what it proxies unless it is told not to.
  'x-accel-buffering': 'no',
};

/** Browsers that all lost the same server must not all come back in the same moment. */
export const comeBack = (random: () => number = Math.random) =>
  retryAfter(RETRY_MS + RETRY_SPREAD_MS * random());

/** A stream stays for hours: what was said at its beginning is let go. */
function open({ raw: request }: FastifyRequest, reply: FastifyReply, isPacked: boolean) {
  const head = {
    ...reply.getHeaders(),
    ...streamHeaders,
    ...(isPacked && { 'content-encoding': 'gzip' }),
  };
  const { raw } = reply.hijack();
  for (const name of raw.getHeaderNames()) raw.removeHeader(name);
  raw.writeHead(
    200,
    Object.entries(head).flatMap(([name, value]) => [name, String(value)]),
  );
  request.headers = {};
  request.rawHeaders = [];
  return raw;
}

async function channelOf(channels: LiveChannels, { language = 'en', world }: Call) {
  try {
    return await channels.get({ language, world });
  } catch (cause) {
    throw new GatewayProblem(503, 'The live matches cannot be had just now.', {
      cause,
      headers: { 'retry-after': '5' },
    });
  }
}

/** What changes in the live matches, as it changes. */
export function streamLive({ channels, places, gauge, random }: StreamLiveOptions): OwnHandle {
  return async (call, request, reply) => {
    if (request.method === 'HEAD') return reply.headers(streamHeaders).send();
    const { sportType, matchIds } = call.params as { sportType?: SportType; matchIds?: string[] };
    const channel = await channelOf(channels, call);
    // Not `call.signal`, which would be kept for as long as the stream.
    if (reply.raw.closed) return reply;
    const giveBack = places.take(request.ip);

    const isPacked = takesGzip(request.headers['accept-encoding']);
    const response = open(request, reply, isPacked);
    const subscriber = new Subscriber({
      response,
      isPacked,
      filter: streamFilter(sportType, matchIds),
      onReady: (slow) => channel.resume(slow),
    });
    gauge.inc();
    response.once('close', () => {
      gauge.dec();
      giveBack();
      channel.leave(subscriber);
      subscriber.forget();
    });
    subscriber.send(new PackedText(comeBack(random)), '');
    channel.join(subscriber, call.lastEventId);
    return reply;
  };
}
