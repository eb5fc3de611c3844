import type { LiveEvent, Match } from '@touchline/types';
import { type Entry, EventLog } from './event-log.ts';
import { applyChanges, type Change, conflate, diffMatches, matchIdOf } from './match-changes.ts';
import { eventFrame, heartbeatFrame } from './sse-frames.ts';
import type { StreamFilter } from './stream-filter.ts';

export interface LiveState {
  /** Derived from the list, so that it is the same in each replica. */
  readonly id: string;
  readonly matches: readonly Match[];
  /** In seconds. */
  readonly at: number;
  /** How old the response is. */
  readonly ageSeconds: number;
}

/** Text that a channel sends to its streams, encoded once for all of them. */
export interface Frame {
  readonly plain: { readonly length: number };
}

/** The state of a stream in its channel. */
export interface ChannelSubscriber<F extends Frame> {
  readonly filter: StreamFilter;
  /** It gets nothing until it has asked for what it missed. */
  readonly isBehind: boolean;
  /** The id of the last entry that was sent. */
  position: string;
  send(frame: F, position: string): void;
  end(lastFrame: F): void;
}

export interface LiveChannelOptions<F extends Frame> {
  readonly frameOf: (text: string) => F;
  /** Called for each match of each list, and for the last state of a match that has left it. */
  readonly observe: (match: Match, at: number) => void;
  /** Monotonic, in milliseconds. */
  readonly clock: () => number;
}

/** A few polls may fail before a heartbeat says that the list is not current. */
const MAX_CURRENT_MS = 10_000;

export const byId = (matches: readonly Match[]): ReadonlyMap<string, Match> =>
  new Map(matches.map((match) => [match.id, match]));

/** The live list in one language and world, its latest changes, and the streams that follow it. */
export class LiveChannel<F extends Frame> {
  readonly #frameOf: (text: string) => F;
  readonly #observe: LiveChannelOptions<F>['observe'];
  readonly #clock: LiveChannelOptions<F>['clock'];
  readonly #subscribers = new Set<ChannelSubscriber<F>>();
  readonly #log = new EventLog();
  #matches: ReadonlyMap<string, Match> | undefined;
  #at = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  /** The frames with the whole list, shared by all streams that join before the next poll. */
  readonly #resetFrames = new Map<string, F>();

  constructor({ frameOf, observe, clock }: LiveChannelOptions<F>) {
    this.#frameOf = frameOf;
    this.#observe = observe;
    this.#clock = clock;
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

  /** Publishes the changes from the current list to `state`. */
  update({ id, matches, at, ageSeconds }: LiveState, finals?: ReadonlyMap<string, Match>): void {
    this.#readAt = Math.max(this.#readAt, this.#clock() - ageSeconds * 1000);
    const before = this.#matches;
    const changes = before ? diffMatches(before, byId(matches), at, finals) : [];
    this.#matches = before ? applyChanges(before, changes) : byId(matches);
    this.#at = at;
    this.#resetFrames.clear();
    this.#observeAll(changes);
    if (before && changes.length === 0) return;
    const entry = { id, changes };
    this.#log.add(entry);
    if (before) this.#publish(entry, before);
  }

  join(subscriber: ChannelSubscriber<F>, lastEventId: string | undefined): void {
    this.#subscribers.add(subscriber);
    this.#catchUp(subscriber, lastEventId ?? '');
  }

  leave(subscriber: ChannelSubscriber<F>): void {
    this.#subscribers.delete(subscriber);
  }

  /** Sends a subscriber that was behind the changes that it has missed, one per match. */
  resume(subscriber: ChannelSubscriber<F>): void {
    this.#catchUp(subscriber, subscriber.position);
  }

  heartbeat(): void {
    const { lastId } = this.#log;
    const frame = this.#frameOf(this.#heartbeatFrame());
    for (const subscriber of this.#subscribers)
      if (!subscriber.isBehind) subscriber.send(frame, lastId);
  }

  endAll(lastFrame: F): void {
    for (const subscriber of this.#subscribers) subscriber.end(lastFrame);
  }

  #heartbeatFrame(): string {
    return heartbeatFrame(this.#log.lastId, this.#clock() - this.#readAt <= MAX_CURRENT_MS);
  }

  /** The current list, and the last states of matches that have left it. */
  #observeAll(changes: readonly Change[]): void {
    for (const match of this.#matches?.values() ?? []) this.#observe(match, this.#at);
    for (const change of changes) {
      if (change.kind === 'remove' && change.match) this.#observe(change.match, this.#at);
    }
  }

  #catchUp(subscriber: ChannelSubscriber<F>, fromId: string): void {
    const { filter } = subscriber;
    const missed = this.#log.since(fromId)?.filter((change) => this.#isFor(filter, change));
    const { lastId } = this.#log;
    if (missed) {
      const events = conflate(missed, (id) => this.#matches?.get(id));
      const frames = framesOf(events, lastId);
      subscriber.send(this.#frameOf(frames + this.#heartbeatFrame()), lastId);
    } else {
      subscriber.send(this.#resetFrame(filter, fromId !== ''), lastId);
      if (!subscriber.isBehind) subscriber.send(this.#frameOf(this.#heartbeatFrame()), lastId);
    }
  }

  /** A client that comes with an id may show matches that have ended since: it also gets their final states. */
  #resetFrame(filter: StreamFilter, hasFinals: boolean): F {
    const key = `${filter.name} ${hasFinals}`;
    const cached = this.#resetFrames.get(key);
    if (cached) return cached;
    const events = [this.#resetEvent(filter), ...(hasFinals ? this.#finalsFor(filter) : [])];
    const frame = this.#frameOf(framesOf(events, this.#log.lastId));
    this.#resetFrames.set(key, frame);
    return frame;
  }

  #finalsFor(filter: StreamFilter): Change[] {
    return this.#log
      .changes()
      .filter((change) => change.kind === 'remove' && change.match)
      .filter((change) => !this.#matches?.has(matchIdOf(change)) && this.#isFor(filter, change));
  }

  #resetEvent({ accepts }: StreamFilter): LiveEvent {
    const matches = [...(this.#matches?.values() ?? [])].filter((match) =>
      accepts(match.id, match.tournament.sportType),
    );
    return { kind: 'reset', at: this.#at, matches };
  }

  #isFor({ accepts, acceptsId }: StreamFilter, change: Change, before = this.#matches): boolean {
    const id = matchIdOf(change);
    const match = this.#matches?.get(id) ?? before?.get(id) ?? matchIn(change);
    // A `remove` for an unknown match is safe to send: clients ignore it.
    return match ? accepts(id, match.tournament.sportType) : acceptsId(id);
  }

  /** Sends the changes to all subscribers; those with the same filter share a frame. */
  #publish({ id, changes }: Entry, before: ReadonlyMap<string, Match>): void {
    const frames = new Map<string, F>();
    for (const subscriber of this.#subscribers) {
      if (subscriber.isBehind) continue;
      const { filter } = subscriber;
      let frame = frames.get(filter.name);
      if (!frame) {
        const filtered = changes.filter((change) => this.#isFor(filter, change, before));
        frame = this.#frameOf(framesOf(filtered, id));
        frames.set(filter.name, frame);
      }
      if (frame.plain.length > 0) subscriber.send(frame, id);
      else subscriber.position = id;
    }
  }
}

const matchIn = (change: Change): Match | undefined =>
  change.kind === 'patch' ? undefined : change.match;

/**
 * The log never has this id. A client that is cut off within a batch has a list that no poll returned; with this id it gets
 * the whole list.
 */
const PARTIAL_ID = 'partial';

/** The first event of a batch takes the client's id away, the last one gives it the id of the list. */
const framesOf = (events: readonly LiveEvent[], id: string): string => {
  const last = events.length - 1;
  const idOf = (n: number) => (n === 0 ? PARTIAL_ID : undefined);
  return events.map((event, n) => eventFrame(event, n === last ? id : idOf(n))).join('');
};
