import { LiveChannel } from '@touchline/api-core/live/live-channel';
import { startLiveFeed } from '@touchline/api-core/live/live-feed';
import { HEARTBEAT_MS } from '@touchline/api-core/live/sse-frames';
import {
  type LiveView,
  type UpstreamReader,
  viewKey,
} from '@touchline/api-core/live/upstream-reader';
import type { Match } from '@touchline/types';
import type { FastifyBaseLogger } from 'fastify';
import { GzipFrame } from './gzip-frame.ts';
import type { ObservedTimelines } from './observed-timelines.ts';

export interface LiveChannelsOptions {
  readonly reader: UpstreamReader;
  readonly log: FastifyBaseLogger;
  /** Records what the channels see of each match. */
  readonly timelines: ObservedTimelines;
  /** Called like `timelines`. */
  readonly onMatch?: ((view: LiveView, match: Match, at: number) => void) | undefined;
  /** Monotonic, in milliseconds. */
  readonly clock?: (() => number) | undefined;
}

interface RunningChannel {
  readonly view: LiveView;
  readonly channel: LiveChannel<GzipFrame>;
  readonly ready: Promise<unknown>;
  readonly stop: () => void;
  /** Whether the first list has come, for which its streams wait. */
  isReady: boolean;
  emptySince: number | undefined;
}

// Long enough for a browser that lost its connection to resume from the log.
const MAX_EMPTY_MS = 30_000;
/** A world of its own has one reader, who has moved on to the next page or the next instant. */
const MAX_EMPTY_OWN_MS = 2000;
const SWEEP_MS = 1000;

/** One channel, with its own poll of the upstream, for each language and world that has a stream. */
export class LiveChannels {
  readonly #options: LiveChannelsOptions;
  readonly #clock: () => number;
  #held: ReadonlySet<string> = new Set();
  readonly #running = new Map<string, RunningChannel>();
  readonly #heartbeatTimer: NodeJS.Timeout;
  readonly #sweepTimer: NodeJS.Timeout;
  #isStopped = false;

  constructor(options: LiveChannelsOptions) {
    this.#options = options;
    this.#clock = options.clock ?? (() => performance.now());
    this.#heartbeatTimer = setInterval(() => this.#heartbeat(), HEARTBEAT_MS).unref();
    this.#sweepTimer = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  async get(view: LiveView): Promise<LiveChannel<GzipFrame>> {
    const key = viewKey(view);
    const running = this.#running.get(key) ?? this.#start(key, view);
    running.emptySince = undefined;
    await running.ready;
    if (this.#isStopped) throw new Error('The live channels are stopped.');
    return running.channel;
  }

  /** Keeps the channels of these views running, with a stream or without. */
  async hold(views: readonly LiveView[]): Promise<void> {
    this.#held = new Set(views.map(viewKey));
    await Promise.allSettled(views.map((view) => this.get(view)));
  }

  stop(lastFrame: () => string): void {
    this.#isStopped = true;
    clearInterval(this.#heartbeatTimer);
    clearInterval(this.#sweepTimer);
    for (const { channel, stop } of this.#running.values()) {
      stop();
      channel.endAll(new GzipFrame(lastFrame()));
    }
    this.#running.clear();
  }

  #start(key: string, view: LiveView): RunningChannel {
    const { reader, log, timelines, onMatch } = this.#options;
    const clock = this.#clock;
    const channel = new LiveChannel({
      frameOf: (text) => new GzipFrame(text),
      observe(match, at) {
        timelines.observe(key, match, at);
        onMatch?.(view, match, at);
      },
      clock,
    });
    const { first, stop } = startLiveFeed({
      channel,
      reader,
      view,
      onFailure: (err) => log.warn({ err }, 'live list poll failed; streams wait for the next one'),
      clock,
    });
    const running: RunningChannel = {
      view,
      channel,
      ready: first,
      stop,
      isReady: false,
      emptySince: undefined,
    };
    this.#running.set(key, running);
    first.then(
      () => {
        running.isReady = true;
      },
      () => {
        this.#running.delete(key);
        running.stop();
      },
    );
    return running;
  }

  #heartbeat(): void {
    for (const { channel } of this.#running.values()) channel.heartbeat();
  }

  /** Stops channels that have had no stream for a while. */
  #sweep(): void {
    const now = this.#clock();
    for (const [key, running] of this.#running) {
      const isInUse = running.channel.size > 0 || !running.isReady || this.#held.has(key);
      if (isInUse) running.emptySince = undefined;
      else running.emptySince ??= now;
      const maxMs = running.view.world ? MAX_EMPTY_OWN_MS : MAX_EMPTY_MS;
      if (running.emptySince !== undefined && now - running.emptySince >= maxMs) {
        this.#running.delete(key);
        running.stop();
      }
    }
  }
}
