import { createHash } from 'node:crypto';
import { applyPatch } from '@touchline/shared/merge-patch';
import type { LiveEvent, Match } from '@touchline/types';

type Matches = ReadonlyMap<string, Match>;

/** Lists that readers reach from one list: few events are the next one of different readers. */
const MAX_SHARED = 32;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Patches may order the fields of an object differently. */
const sortedFields = (_: string, value: unknown) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Equal for equal lists, whatever the order of their matches. */
export function keyOfList(matches: Iterable<Match>): string {
  const sorted = [...matches].sort((a, b) => (a.id < b.id ? -1 : 1));
  return createHash('sha1').update(JSON.stringify(sorted, sortedFields)).digest('base64');
}

/**
 * The live list that a reader of the stream has, which never changes. Readers that received the same bytes share one,
 * so that ten thousand of them cost little more than one.
 */
export class LiveList {
  /** Whether the last event was for a match that the list did not have: one before it was lost. */
  readonly isBroken: boolean;
  readonly #matches: Matches;
  readonly #next = new Map<string, LiveList>();
  #key: string | undefined;

  constructor(matches: Matches = new Map(), isBroken = false) {
    this.#matches = matches;
    this.isBroken = isBroken;
  }

  get key(): string {
    this.#key ??= keyOfList(this.#matches.values());
    return this.#key;
  }

  /** The list after an event, given as the data of its frame. */
  after(data: string): LiveList {
    const known = this.#next.get(data);
    if (known) return known;
    const next = this.#fold(JSON.parse(data) as LiveEvent);
    const [oldest] = this.#next.keys();
    if (this.#next.size >= MAX_SHARED && oldest !== undefined) this.#next.delete(oldest);
    this.#next.set(data, next);
    return next;
  }

  #fold(event: LiveEvent): LiveList {
    if (event.kind === 'reset') {
      return new LiveList(new Map(event.matches.map((match) => [match.id, match])));
    }
    const matches = new Map(this.#matches);
    if (event.kind === 'upsert') matches.set(event.match.id, event.match);
    else if (event.kind === 'remove') matches.delete(event.id);
    else {
      const before = matches.get(event.id);
      if (!before) return new LiveList(matches, true);
      matches.set(event.id, applyPatch(before, event.patch));
    }
    return new LiveList(matches);
  }
}
