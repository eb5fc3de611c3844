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
export function createLiveReaders(origins: readonly string[], count: number) {
  const counts = emptyStreamCounts();
  const empty = new LiveList();
  let turn = 0;
  const nextOf = <T>(items: readonly T[]) => items[++turn % items.length] as T;
  const readers = Array.from(
    { length: count },
    (_, n) =>
      new LiveReader({
        origin: () => nextOf(origins),
        from: addressOf(FIRST_CLIENT + Math.floor(n / READERS_PER_ADDRESS)),
        isGzipped: n % 2 === 0,
        counts,
        empty,
      }),
  );

  async function openAll(): Promise<void> {
    for (const [n, reader] of readers.entries()) {
      reader.open();
      if (n % OPENING_AT_ONCE === OPENING_AT_ONCE - 1) await sleep(OPENING_PAUSE_MS);
    }
  }

  /** Drops this share of the connections, each time of other readers. */
  function drop(share: number): void {
    for (let n = 0; n < count * share; n += 1) nextOf(readers).drop();
  }

  /**
   * How many readers do not show the list of matches. The list changes while they are compared, so each reader has
   * the time to show any of its states. Where not all have a place, those without a stream do not count.
   */
  async function countDifferent(signal: AbortSignal, isCrowded = false): Promise<number> {
    const clients = origins.map((origin) => createSend([origin]));
    const lists = new Set<string>();
    let different = readers;
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

  return {
    counts,
    get open(): number {
      return readers.filter(({ isOpen }) => isOpen).length;
    },
    openAll,
    drop,
    countDifferent,
    close() {
      for (const reader of readers) reader.close();
    },
  };
}
