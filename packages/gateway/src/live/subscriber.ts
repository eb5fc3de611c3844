import type { ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { gzipHead, gzipTail, type PackedText } from './gzip-frame.ts';
import type { StreamFilter } from './stream-filter.ts';

export interface SubscriberOptions {
  readonly response: ServerResponse;
  readonly filter: StreamFilter;
  /** Whether he reads gzip. */
  readonly isPacked: boolean;
  /** Called when a reader who was slow can read again, for what he has missed. */
  readonly onReady: (subscriber: Subscriber) => void;
}

const PATIENCE_MS = 20_000;

/**
 * One open stream. What it cannot take is not kept for it: it is marked as behind, and gets what it missed
 * in one piece once it reads again, or is dropped when it does not.
 */
export class Subscriber {
  readonly filter: StreamFilter;
  readonly #response: ServerResponse;
  readonly #onReady: (subscriber: Subscriber) => void;
  readonly #isPacked: boolean;
  #sum = 0;
  #length = 0;
  #giveUp: NodeJS.Timeout | undefined;
  /** The last entry that it was told. */
  position = '';

  constructor({ response, filter, isPacked, onReady }: SubscriberOptions) {
    this.#response = response;
    this.filter = filter;
    this.#isPacked = isPacked;
    this.#onReady = onReady;
    if (isPacked) response.write(gzipHead);
  }

  get isBehind(): boolean {
    return this.#giveUp !== undefined;
  }

  send(text: PackedText, position: string): void {
    this.position = position;
    if (this.#write(text)) return;
    this.#giveUp ??= setTimeout(() => this.#response.destroy(), PATIENCE_MS);
    this.#response.once('drain', () => {
      if (this.#giveUp === undefined) return;
      clearTimeout(this.#giveUp);
      this.#giveUp = undefined;
      this.#onReady(this);
    });
  }

  /** The browser comes back by itself, to whoever serves then. */
  end(text: PackedText): void {
    const { socket } = this.#response;
    this.#write(text);
    const tail = this.#isPacked ? gzipTail(this.#sum, this.#length) : undefined;
    this.#response.end(tail, () => socket?.end());
  }

  #write(text: PackedText): boolean {
    if (!this.#isPacked) return this.#response.write(text.plain);
    this.#sum = crc32(text.plain, this.#sum);
    this.#length += text.plain.length;
    return this.#response.write(text.packed);
  }

  forget(): void {
    clearTimeout(this.#giveUp);
    this.#giveUp = undefined;
  }
}
