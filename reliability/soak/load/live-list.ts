import { createHash } from 'node:crypto';
import { applyPatch } from '@touchline/shared/merge-patch';
import type { LiveEvent, Match } from '@touchline/types';

type Matches = ReadonlyMap<string, Match>;

/** Few events are the next one of different readers, and few lists are those of many. */
const MAX_SHARED = 32;

type Known = Map<string, WeakRef<LiveList>>;

function remember(lists: Known, name: string, list: LiveList, max: number): void {
  const [oldest] = lists.keys();
  if (lists.size >= max && oldest !== undefined) lists.delete(oldest);
  lists.set(name, new WeakRef(list));
}

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
 * so that ten thousand of them cost little more than one. A list that no reader has is not kept.
 */
export class LiveList {
  /** Whether the last event was for a match that the list did not have: one before it was lost. */
  readonly isBroken: boolean;
  readonly #matches: Matches;
  readonly #next: Known = new Map();
  /** By their keys. */
  readonly #known: Known;
  #key: string | undefined;

  constructor(matches: Matches = new Map(), isBroken = false, known: Known = new Map()) {
    this.#matches = matches;
    this.isBroken = isBroken;
    this.#known = known;
  }

  get key(): string {
    this.#key ??= keyOfList(this.#matches.values());
    return this.#key;
  }

  /** The list that others with the same matches have, however they came to it. */
  get shared(): LiveList {
    const known = this.#known.get(this.key)?.deref();
    if (known?.isBroken === this.isBroken) return known;
    remember(this.#known, this.key, this, MAX_SHARED);
    return this;
  }

  /** The list after an event, given as the data of its frame. */
  after(data: string): LiveList {
    const known = this.#next.get(data)?.deref();
    if (known) return known;
    const next = this.#fold(JSON.parse(data) as LiveEvent);
    remember(this.#next, data, next, MAX_SHARED);
    return next;
  }

  #fold(event: LiveEvent): LiveList {
    if (event.kind === 'reset') {
      return this.#with(new Map(event.matches.map((match) => [match.id, match])));
    }
    const matches = new Map(this.#matches);
    if (event.kind === 'upsert') matches.set(event.match.id, event.match);
    else if (event.kind === 'remove') matches.delete(event.id);
    else {
      const before = matches.get(event.id);
      if (!before) return this.#with(matches, true);
      matches.set(event.id, applyPatch(before, event.patch));
    }
    return this.#with(matches);
  }

  #with(matches: Matches, isBroken = false): LiveList {
    return new LiveList(matches, isBroken, this.#known);
  }
}
