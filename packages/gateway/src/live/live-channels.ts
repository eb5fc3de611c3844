import type { FastifyBaseLogger } from 'fastify';
import type { DevWorld } from '../calls/dev-world.ts';
import type { Language } from '../http/language.ts';
import { LiveChannel } from './live-channel.ts';
import { livePoll } from './live-poll.ts';
import type { LiveReader } from './live-reader.ts';

export interface LiveChannelsOptions {
  readonly reader: LiveReader;
  readonly log: FastifyBaseLogger;
  readonly intervalMs?: number | undefined;
}

interface Running {
  readonly channel: LiveChannel;
  readonly ready: Promise<void>;
  readonly stop: () => void;
  emptySince: number | undefined;
}

// Long enough for a browser that was cut off to come back to the changes that it missed.
const KEPT_EMPTY_MS = 30_000;
const HEARTBEAT_MS = 15_000;

/** One channel, and with it one poll of the upstream, for each language and world that somebody follows. */
export class LiveChannels {
  readonly #options: LiveChannelsOptions;
  readonly #running = new Map<string, Running>();
  readonly #beats: NodeJS.Timeout;

  constructor(options: LiveChannelsOptions) {
    this.#options = options;
    this.#beats = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  async get(language: Language, world: DevWorld | undefined): Promise<LiveChannel> {
    const key = `${language} ${world ? JSON.stringify(world) : ''}`;
    const running = this.#running.get(key) ?? this.#start(key, language, world);
    running.emptySince = undefined;
    await running.ready;
    return running.channel;
  }

  stop(farewell: () => string): void {
    clearInterval(this.#beats);
    for (const { channel, stop } of this.#running.values()) {
      channel.endAll(farewell());
      stop();
    }
    this.#running.clear();
  }

  #start(key: string, language: Language, world: DevWorld | undefined): Running {
    const { reader, log, intervalMs = reader.intervalMs } = this.#options;
    const channel = new LiveChannel();
    const { first, stop } = livePoll({
      intervalMs,
      once: async (signal) => channel.update(await reader.read(language, world, signal)),
      onFailure: (err) => log.warn({ err }, 'the live list could not be read; the streams wait'),
    });
    const running: Running = { channel, ready: first, stop, emptySince: undefined };
    this.#running.set(key, running);
    first.catch(() => this.#running.delete(key));
    return running;
  }

  #beat(): void {
    const now = performance.now();
    for (const [key, running] of this.#running) {
      running.channel.beat();
      if (running.channel.size > 0) running.emptySince = undefined;
      else running.emptySince ??= now;
      if (running.emptySince !== undefined && now - running.emptySince >= KEPT_EMPTY_MS) {
        running.stop();
        this.#running.delete(key);
      }
    }
  }
}
