import type { ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { GZIP_HEADER, type GzipFrame, gzipTrailer } from './gzip-frame.ts';
import type { StreamFilter } from './stream-filter.ts';

export interface SubscriberOptions {
  readonly response: ServerResponse;
  readonly filter: StreamFilter;
  readonly isGzipped: boolean;
  /** Called when a subscriber that was behind can take data again, to send what it has missed. */
  readonly onDrain: (subscriber: Subscriber) => void;
}

const DRAIN_TIMEOUT_MS = 20_000;

/**
 * One open stream. Nothing is buffered for a client that does not read fast enough: it is marked as behind, and gets the
 * missed changes in one piece once it reads again, or is disconnected if it does not.
 */
export class Subscriber {
  readonly filter: StreamFilter;
  readonly #response: ServerResponse;
  readonly #onDrain: (subscriber: Subscriber) => void;
  readonly #isGzipped: boolean;
  #checksum = 0;
  #length = 0;
  #drainTimer: NodeJS.Timeout | undefined;
  /** The id of the last entry that was sent. */
  position = '';

  constructor({ response, filter, isGzipped, onDrain }: SubscriberOptions) {
    this.#response = response;
    this.filter = filter;
    this.#onDrain = onDrain;
    this.#isGzipped = isGzipped;
    if (isGzipped) response.write(GZIP_HEADER);
  }

  get isBehind(): boolean {
    return this.#drainTimer !== undefined;
  }

  send(frame: GzipFrame, position: string): void {
    this.position = position;
    if (this.#write(frame)) return;
    this.#drainTimer ??= setTimeout(() => this.#response.destroy(), DRAIN_TIMEOUT_MS);
    this.#response.once('drain', () => {
      if (this.#drainTimer === undefined) return;
      clearTimeout(this.#drainTimer);
      this.#drainTimer = undefined;
      this.#onDrain(this);
    });
  }

  /** Ends the stream and its connection; the browser reconnects automatically. */
  end(lastFrame: GzipFrame): void {
    const { socket } = this.#response;
    this.#write(lastFrame);
    const trailer = this.#isGzipped ? gzipTrailer(this.#checksum, this.#length) : undefined;
    this.#response.end(trailer, () => socket?.end());
  }

  #write(frame: GzipFrame): boolean {
    if (!this.#isGzipped) return this.#response.write(frame.plain);
    this.#checksum = crc32(frame.plain, this.#checksum);
    this.#length += frame.plain.length;
    return this.#response.write(frame.gzipped);
  }

  dispose(): void {
    clearTimeout(this.#drainTimer);
    this.#drainTimer = undefined;
  }
}
