import type { ServerResponse } from 'node:http';
import type { StreamFilter } from './stream-filter.ts';

export interface SubscriberOptions {
  readonly response: ServerResponse;
  readonly filter: StreamFilter;
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
  #giveUp: NodeJS.Timeout | undefined;
  /** The last entry that it was told. */
  position = '';

  constructor({ response, filter, onReady }: SubscriberOptions) {
    this.#response = response;
    this.filter = filter;
    this.#onReady = onReady;
  }

  get isBehind(): boolean {
    return this.#giveUp !== undefined;
  }

  send(text: string | Buffer, position: string): void {
    this.position = position;
    if (this.#response.write(text)) return;
    this.#giveUp ??= setTimeout(() => this.#response.destroy(), PATIENCE_MS);
    this.#response.once('drain', () => {
      if (this.#giveUp === undefined) return;
      clearTimeout(this.#giveUp);
      this.#giveUp = undefined;
      this.#onReady(this);
    });
  }

  /** The browser comes back by itself, to whoever serves then. */
  end(text: string): void {
    const { socket } = this.#response;
    this.#response.end(text, () => socket?.end());
  }

  forget(): void {
    clearTimeout(this.#giveUp);
    this.#giveUp = undefined;
  }
}
