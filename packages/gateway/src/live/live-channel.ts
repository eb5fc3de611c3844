import { randomBytes } from 'node:crypto';
import type { LiveEvent, Match } from '@touchline/types';
import { type Change, conflate, idOf } from './conflate.ts';
import { type Entry, EventLog } from './event-log.ts';
import { foldChanges } from './fold-changes.ts';
import { PackedText } from './gzip-frame.ts';
import { diffMatches } from './match-changes.ts';
import { frame, heartbeat } from './sse-frames.ts';
import type { StreamFilter } from './stream-filter.ts';
import type { Subscriber } from './subscriber.ts';

export interface LiveState {
  readonly matches: readonly Match[];
  /** In seconds. */
  readonly at: number;
}

export interface LiveChannelOptions {
  /** The sport of a match, where it is known. */
  readonly sportOf: (match: Match) => string | undefined;
}

const KEPT_CHANGES = 2000;

// Ids of another process, or of this one before its start, are not ours to go on from.
export const newEpoch = (): string => randomBytes(5).toString('hex');

export const byId = (matches: readonly Match[]): ReadonlyMap<string, Match> =>
  new Map(matches.map((match) => [match.id, match]));

/** The live list in one language and world, its changes, and all who follow them. */
export class LiveChannel {
  readonly #sportOf: LiveChannelOptions['sportOf'];
  readonly #epoch = newEpoch();
  readonly #subscribers = new Set<Subscriber>();
  #count = 0;
  #log = new EventLog(KEPT_CHANGES, `${this.#epoch}-0`);
  #matches: ReadonlyMap<string, Match> | undefined;
  #at = 0;
  /** Who comes new gets the whole list, written once for all who come before the next look at it. */
  readonly #resets = new Map<string, PackedText>();

  constructor({ sportOf }: LiveChannelOptions) {
    this.#sportOf = sportOf;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  /** The instant of the list, in seconds. */
  get at(): number {
    return this.#at;
  }

  get matches(): ReadonlyMap<string, Match> | undefined {
    return this.#matches;
  }

  /** What the list as it is now changes, and which matches have left it; to be told by `append`. */
  changesTo({ matches, at }: LiveState, finals?: ReadonlyMap<string, Match>): Change[] {
    return diffMatches(this.#matches ?? new Map(), byId(matches), at, finals);
  }

  /** Takes in the list as it was read here, and tells everybody what is different. */
  update(state: LiveState, finals?: ReadonlyMap<string, Match>): void {
    if (!this.#matches) {
      this.#take(byId(state.matches), state.at);
      return;
    }
    const changes = this.changesTo(state, finals);
    this.#take(this.#matches, state.at);
    if (changes.length === 0) return;
    this.#count += 1;
    this.append({ id: `${this.#epoch}-${this.#count}`, changes }, state.at);
  }

  append(entry: Entry, at: number): void {
    const before = this.#matches ?? new Map();
    this.#take(foldChanges(before, entry.changes), at);
    this.#log.add(entry);
    this.#publish(entry, before);
  }

  /** Goes over to a log that others keep too: its entries become ours, and everybody is told the difference. */
  adopt(
    state: LiveState,
    start: string,
    entries: readonly Entry[],
    finals?: ReadonlyMap<string, Match>,
  ): void {
    const before = this.#matches;
    const changes = before ? this.changesTo(state, finals) : [];
    this.#log = new EventLog(KEPT_CHANGES, start);
    for (const entry of entries) this.#log.add(entry);
    this.#take(byId(state.matches), state.at);
    const { last } = this.#log;
    // Whoever is told nothing new learns at least by which id to come back.
    if (before) this.#publish({ id: last, changes }, before, heartbeat(last));
  }

  join(subscriber: Subscriber, lastEventId: string | undefined): void {
    this.#subscribers.add(subscriber);
    this.#catchUp(subscriber, lastEventId ?? '');
  }

  leave(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
  }

  /** What a reader who was slow has missed, each match once. */
  resume(subscriber: Subscriber): void {
    this.#catchUp(subscriber, subscriber.position);
  }

  beat(): void {
    const { last } = this.#log;
    const text = new PackedText(heartbeat(last));
    for (const one of this.#subscribers) if (!one.isBehind) one.send(text, last);
  }

  endAll(farewell: PackedText): void {
    for (const one of this.#subscribers) one.end(farewell);
  }

  #take(matches: ReadonlyMap<string, Match>, at: number): void {
    this.#matches = matches;
    this.#at = at;
    this.#resets.clear();
  }

  #catchUp(subscriber: Subscriber, from: string): void {
    const { filter } = subscriber;
    const missed = this.#log.since(from)?.filter((one) => this.#isFor(filter, one));
    const { last } = this.#log;
    if (!missed) {
      subscriber.send(this.#resetFor(filter), last);
      return;
    }
    const events = conflate(missed, (id) => this.#matches?.get(id));
    subscriber.send(new PackedText(framesOf(events, last) || heartbeat(last)), last);
  }

  #resetFor(filter: StreamFilter): PackedText {
    const known = this.#resets.get(filter.name);
    if (known) return known;
    const text = new PackedText(framesOf([this.#reset(filter)], this.#log.last));
    this.#resets.set(filter.name, text);
    return text;
  }

  #reset({ takes }: StreamFilter): LiveEvent {
    const matches = [...(this.#matches?.values() ?? [])].filter((one) =>
      takes(one.id, this.#sportOf(one)),
    );
    return { kind: 'reset', at: this.#at, matches };
  }

  #isFor({ takes, takesId }: StreamFilter, change: Change, before = this.#matches): boolean {
    const id = idOf(change);
    const match = this.#matches?.get(id) ?? before?.get(id) ?? matchIn(change);
    // That a match is gone which nobody remembers harms nobody who never had it.
    return match ? takes(id, this.#sportOf(match)) : takesId(id);
  }

  /** Written once for all who want the same. */
  #publish({ id, changes }: Entry, before: ReadonlyMap<string, Match>, otherwise = ''): void {
    const texts = new Map<string, PackedText>();
    for (const subscriber of this.#subscribers) {
      if (subscriber.isBehind) continue;
      const { filter } = subscriber;
      let text = texts.get(filter.name);
      if (!text) {
        const wanted = changes.filter((change) => this.#isFor(filter, change, before));
        text = new PackedText(framesOf(wanted, id) || otherwise);
        texts.set(filter.name, text);
      }
      if (text.plain.length > 0) subscriber.send(text, id);
      else subscriber.position = id;
    }
  }
}

const matchIn = (change: Change): Match | undefined =>
  change.kind === 'patch' ? undefined : change.match;

/** Events with one id in common, borne by the last: who was told half of them starts again from before. */
const framesOf = (events: readonly LiveEvent[], id: string): string =>
  events.map((event, n) => frame(event, n === events.length - 1 ? id : undefined)).join('');
