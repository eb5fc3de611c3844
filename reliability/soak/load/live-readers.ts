import { setTimeout as sleep } from 'node:timers/promises';
import type { Match } from '@touchline/types';
import { keyOfList, LiveList } from './live-list.ts';
import { emptyStreamCounts, LiveReader } from './live-reader.ts';
import { addressOf, createSend, dataOf } from './send.ts';

const FIRST_CLIENT = 2_000_000;
/** Below the gateway's limit of streams per address. */
const READERS_PER_ADDRESS = 20;
const OPENING_AT_ONCE = 50;
const OPENING_PAUSE_MS = 20;
const POLL_MS = 200;
/** Longer than the longest pause of a reader that was refused. */
const COMPARE_TIMEOUT_MS = 90_000;

/** Readers of the live stream, some of them compressed, which can be compared with the list. */
export class LiveReaders {
  readonly counts = emptyStreamCounts();
  readonly #empty = new LiveList();
  readonly #readers: LiveReader[];
  readonly #origins: readonly string[];
  #turn = 0;

  constructor(origins: readonly string[], count: number, gzippedShare = 0.5) {
    this.#origins = origins;
    this.#readers = Array.from(
      { length: count },
      (_, n) =>
        new LiveReader({
          origin: () => this.#nextOrigin(),
          from: addressOf(FIRST_CLIENT + Math.floor(n / READERS_PER_ADDRESS)),
          isGzipped: n % 100 < gzippedShare * 100,
          counts: this.counts,
          empty: this.#empty,
        }),
    );
  }

  get open(): number {
    return this.#readers.filter((reader) => reader.isOpen).length;
  }

  async openAll(): Promise<void> {
    for (const [n, reader] of this.#readers.entries()) {
      reader.open();
      if (n % OPENING_AT_ONCE === OPENING_AT_ONCE - 1) await sleep(OPENING_PAUSE_MS);
    }
  }

  /** Drops this share of the connections, each time of other readers. */
  drop(share: number): void {
    const count = Math.ceil(this.#readers.length * share);
    for (let n = 0; n < count; n += 1) {
      this.#turn += 1;
      this.#readers[this.#turn % this.#readers.length]?.drop();
    }
  }

  /**
   * How many readers do not show the list of matches. The list changes while they are compared, so each reader has
   * the time to show any of its states. Where not all have a place, those without a stream do not count.
   */
  async countDifferent(signal: AbortSignal, isCrowded = false): Promise<number> {
    const clients = this.#origins.map((origin) => createSend([origin]));
    const lists = new Set<string>();
    let different: LiveReader[] = this.#readers;
    const end = performance.now() + COMPARE_TIMEOUT_MS;
    while (different.length > 0 && performance.now() < end && !signal.aborted) {
      const path = '/api/matches/live?limit=2000';
      for (const { send } of clients) {
        const answer = await send({ path, from: addressOf(FIRST_CLIENT) });
        const matches = answer.status === 200 ? dataOf<Match[]>(answer) : undefined;
        if (matches) lists.add(keyOfList(matches));
      }
      for (const reader of different) reader.list = reader.list.shared;
      different = different.filter(({ isOpen, list }) =>
        isOpen ? !lists.has(list.key) : !isCrowded,
      );
      await sleep(POLL_MS);
    }
    for (const { close } of clients) close();
    return signal.aborted ? 0 : different.length;
  }

  close(): void {
    for (const reader of this.#readers) reader.close();
  }

  #nextOrigin(): string {
    this.#turn += 1;
    return this.#origins[this.#turn % this.#origins.length] as string;
  }
}
