import type { Upstream } from '@touchline/api-core/call';
import { createUpstreamReader } from '@touchline/api-core/live/upstream-reader';
import type { FastifyInstance } from 'fastify';
import { LiveChannels, type LiveChannelsOptions } from '../live/live-channels.ts';
import type { ObservedTimelines } from '../live/observed-timelines.ts';
import { streamLimit } from '../live/stream-limit.ts';
import { randomRetryFrame, streamRoute } from '../live/stream-route.ts';
import { rememberSource } from '../sources/answered-by.ts';
import type { AppContext } from './app-context.ts';
import type { Sources } from './open-sources.ts';

export interface OpenLiveOptions {
  readonly sources: Sources;
  /** The shared cache, through which replicas fetch the live list once. */
  readonly upstream: Upstream;
  readonly timelines: ObservedTimelines;
  /** The streams that may be open at once. */
  readonly maxStreams: number;
  readonly onMatch: LiveChannelsOptions['onMatch'];
}

/** The handler of the live stream, and its channels, which end with the app. */
export function openLive(
  app: FastifyInstance,
  context: AppContext,
  { sources, upstream, timelines, maxStreams, onMatch }: OpenLiveOptions,
) {
  const { config, contract, parseCall, clock, limits, log, metrics, limitMisses } = context;
  const source = rememberSource(sources.upstreamOf('streamLive') ?? upstream);
  const channels = new LiveChannels({
    reader: createUpstreamReader({
      contract,
      parseCall,
      clock,
      upstream: source.upstream,
      intervalMs: limits.livePollMs,
    }),
    log,
    clock: limits.liveClock,
    timelines,
    onMatch,
  });
  app.addHook('preClose', async () => channels.stop(randomRetryFrame));
  const streamLive = streamRoute({
    channels,
    acquire: streamLimit(config.streamsPerAddress, maxStreams),
    limitMisses,
    gauge: metrics.streams,
    answeredBy: source.last,
    drainMs: limits.streamDrainMs,
  });
  return { streamLive, channels };
}
