import type { FastifyBaseLogger } from 'fastify';
import type { Shared } from '../redis/redis-link.ts';
import { PackedText } from './gzip-frame.ts';
import { LiveChannel } from './live-channel.ts';
import { MatchSports } from './match-sports.ts';
import { livePoll } from './poll-loop.ts';
import { SharedLog } from './redis-event-log.ts';
import { LiveFeed } from './replicated-feed.ts';
import type { LiveReader, LiveView } from './upstream-reader.ts';

export interface LiveChannelsOptions {
  readonly reader: LiveReader;
  readonly log: FastifyBaseLogger;
  readonly intervalMs?: number | undefined;
  /** Where one replica polls for all. */
  readonly shared?: Shared | undefined;
}

interface Running {
  readonly channel: LiveChannel;
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
  emptySince: number | undefined;
}

// Long enough for a browser that was cut off to come back to the changes that it missed.
const KEPT_EMPTY_MS = 30_000;
const HEARTBEAT_MS = 15_000;
// A leader that misses two polls is taken for dead.
const LEASE_POLLS = 2;
const LEASE_SPARE_MS = 500;

/** One channel, and with it one poll of the upstream, for each language and world that somebody follows. */
export class LiveChannels {
  readonly #options: LiveChannelsOptions;
  readonly #sports: MatchSports;
  readonly #running = new Map<string, Running>();
  readonly #beats: NodeJS.Timeout;

  constructor(options: LiveChannelsOptions) {
    this.#options = options;
    this.#sports = new MatchSports(options.reader);
    this.#beats = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  async get(view: LiveView): Promise<LiveChannel> {
    const key = `${view.language} ${view.world ? JSON.stringify(view.world) : ''}`;
    const running = this.#running.get(key) ?? this.#start(key, view);
    running.emptySince = undefined;
    await running.ready;
    return running.channel;
  }

  async stop(farewell: () => string): Promise<void> {
    clearInterval(this.#beats);
    const all = [...this.#running.values()];
    this.#running.clear();
    for (const { channel } of all) channel.endAll(new PackedText(farewell()));
    await Promise.all(all.map(({ stop }) => stop()));
  }

  #start(key: string, view: LiveView): Running {
    const { reader, log, shared, intervalMs = reader.intervalMs } = this.#options;
    const channel = new LiveChannel({ sportOf: this.#sports.of });
    const leaseMs = LEASE_POLLS * intervalMs + LEASE_SPARE_MS;
    const sharedLog = shared && new SharedLog(shared, key, leaseMs);
    const feed = new LiveFeed({
      ...{ channel, reader, view, sports: this.#sports, log: sharedLog },
      patienceMs: leaseMs,
      clock: () => performance.now(),
    });
    const { first, wake, stop } = livePoll({
      intervalMs,
      once: (signal) => feed.renew(signal),
      onFailure: (err) => log.warn({ err }, 'the live list could not be read; the streams wait'),
    });
    const stopHearing = sharedLog?.hear(wake);
    const running: Running = {
      channel,
      ready: first,
      stop: async () => {
        stop();
        stopHearing?.();
        await sharedLog?.resign();
      },
      emptySince: undefined,
    };
    this.#running.set(key, running);
    first.catch(() => {
      this.#running.delete(key);
      running.stop();
    });
    return running;
  }

  #beat(): void {
    const now = performance.now();
    for (const [key, running] of this.#running) {
      running.channel.beat();
      if (running.channel.size > 0) running.emptySince = undefined;
      else running.emptySince ??= now;
      if (running.emptySince !== undefined && now - running.emptySince >= KEPT_EMPTY_MS) {
        this.#running.delete(key);
        running.stop();
      }
    }
  }
}
