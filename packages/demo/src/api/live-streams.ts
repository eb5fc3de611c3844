import type { Call } from '@touchline/api-core/call';
import { LiveChannel } from '@touchline/api-core/live/live-channel';
import { startLiveFeed } from '@touchline/api-core/live/live-feed';
import { HEARTBEAT_MS, retryFrame } from '@touchline/api-core/live/sse-frames';
import { streamFilter, withoutSpoilers } from '@touchline/api-core/live/stream-filter';
import {
  type LiveView,
  type UpstreamReader,
  viewKey,
} from '@touchline/api-core/live/upstream-reader';
import type { ShownMatches } from '@touchline/shared/spoilers/shown-matches';
import type { SportType } from '@touchline/types';
import { type DemoFrame, frameOf, StreamSubscriber } from './stream-subscriber.ts';

const RETRY_MS = 1000;
/** Browsers end a worker whose event takes five minutes: the stream ends before, and the page resumes it. */
const MAX_STREAM_MS = 4 * 60_000;

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
};

export const streamHead = () => new Response(null, { headers: STREAM_HEADERS });

interface RunningChannel {
  readonly channel: LiveChannel<DemoFrame>;
  readonly ready: Promise<unknown>;
  readonly stop: () => void;
}

export interface OpenedStream {
  readonly response: Response;
  /** Until then the worker must not be ended. */
  readonly closed: Promise<void>;
}

/** The live list of each language and delay, compared every few seconds while pages follow it. */
export class LiveStreams {
  readonly #reader: UpstreamReader;
  readonly #running = new Map<string, RunningChannel>();

  constructor(reader: UpstreamReader) {
    this.#reader = reader;
  }

  async open(call: Call, shown: ShownMatches | undefined): Promise<OpenedStream> {
    const { language = 'en', world, lastEventId } = call;
    const view = { language, world };
    const key = viewKey(view);
    const { sportType, matchIds } = call.params as { sportType?: SportType; matchIds?: string[] };
    const running = this.#running.get(key) ?? this.#start(key, view);
    await running.ready;
    const { channel } = running;
    const filter = streamFilter(sportType, matchIds);
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const subscriber = new StreamSubscriber({
      filter: shown ? withoutSpoilers(filter, shown) : filter,
      onDrain: (drained) => channel.resume(drained),
      onClose: (left) => {
        clearTimeout(timer);
        channel.leave(left);
        if (channel.size === 0 && this.#running.get(key) === running) {
          this.#running.delete(key);
          running.stop();
        }
        close();
      },
    });
    const timer = setTimeout(() => subscriber.end(), MAX_STREAM_MS);
    subscriber.send(frameOf(retryFrame(RETRY_MS)), '');
    channel.join(subscriber, lastEventId);
    const worldNow = new Date(channel.at * 1000).toISOString();
    const headers = { ...STREAM_HEADERS, 'x-world-now': worldNow };
    return { response: new Response(subscriber.body, { headers }), closed };
  }

  #start(key: string, view: LiveView): RunningChannel {
    const clock = () => performance.now();
    const channel = new LiveChannel({
      frameOf,
      sportOf: ({ tournament }) => tournament.sportType,
      observe: () => {},
      clock,
    });
    const { first, stop } = startLiveFeed({
      channel,
      reader: this.#reader,
      view,
      onFailure: (error) => console.error(error),
      clock,
    });
    const heartbeat = setInterval(() => channel.heartbeat(), HEARTBEAT_MS);
    const running: RunningChannel = {
      channel,
      ready: first,
      stop: () => {
        clearInterval(heartbeat);
        stop();
      },
    };
    this.#running.set(key, running);
    return running;
  }
}
