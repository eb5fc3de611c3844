import type { Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import type { ChannelSubscriber } from '@touchline/api-core/live/live-channel';
import type { StreamFilter } from '@touchline/api-core/live/stream-filter';
import { GZIP_HEADER, type GzipFrame, gzipTrailer } from './gzip-frame.ts';

export interface SubscriberOptions {
  /** The head is written; the body ends with the connection. */
  readonly socket: Socket;
  readonly filter: StreamFilter;
  readonly isGzipped: boolean;
  /** Called when a subscriber that was behind can take data again, to send what it has missed. */
  readonly onDrain: (subscriber: Subscriber) => void;
  /** A client that does not read is disconnected after it. */
  readonly drainMs?: number | undefined;
}

const DRAIN_TIMEOUT_MS = 20_000;
// Below the time after which a shutdown gives up.
const END_TIMEOUT_MS = 2000;

/**
 * One open stream. Nothing is buffered for a client that does not read fast enough: it is marked as behind, and gets the
 * missed changes in one piece once it reads again, or is disconnected if it does not.
 */
export class Subscriber implements ChannelSubscriber<GzipFrame> {
  readonly filter: StreamFilter;
  readonly #socket: Socket;
  readonly #onDrain: (subscriber: Subscriber) => void;
  readonly #isGzipped: boolean;
  readonly #drainMs: number;
  #checksum = 0;
  #length = 0;
  #drainTimer: NodeJS.Timeout | undefined;
  position = '';

  constructor({
    socket,
    filter,
    isGzipped,
    onDrain,
    drainMs = DRAIN_TIMEOUT_MS,
  }: SubscriberOptions) {
    this.#socket = socket;
    this.filter = filter;
    this.#onDrain = onDrain;
    this.#isGzipped = isGzipped;
    this.#drainMs = drainMs;
    if (isGzipped) socket.write(GZIP_HEADER);
  }

  get isBehind(): boolean {
    return this.#drainTimer !== undefined;
  }

  send(frame: GzipFrame, position: string): void {
    this.position = position;
    if (this.#write(frame)) return;
    if (!this.isBehind) this.#destroyAfter(this.#drainMs);
    this.#socket.once('drain', () => {
      if (this.#drainTimer === undefined) return;
      clearTimeout(this.#drainTimer);
      this.#drainTimer = undefined;
      this.#onDrain(this);
    });
  }

  /** Ends the stream with its connection; the browser reconnects automatically. */
  end(lastFrame: GzipFrame): void {
    this.#write(lastFrame);
    if (this.#isGzipped) this.#socket.write(gzipTrailer(this.#checksum, this.#length));
    this.#socket.end();
    this.#destroyAfter(END_TIMEOUT_MS);
  }

  #destroyAfter(ms: number): void {
    clearTimeout(this.#drainTimer);
    this.#drainTimer = setTimeout(() => this.#socket.destroy(), ms);
  }

  #write(frame: GzipFrame): boolean {
    if (!this.#isGzipped) return this.#socket.write(frame.plain);
    this.#checksum = crc32(frame.plain, this.#checksum);
    this.#length += frame.plain.length;
    return this.#socket.write(frame.gzipped);
  }

  dispose(): void {
    clearTimeout(this.#drainTimer);
    this.#drainTimer = undefined;
  }
}
