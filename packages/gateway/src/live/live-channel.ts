import { randomBytes } from 'node:crypto';
import type { LiveEvent, Match } from '@touchline/types';
import { type Change, conflate, idOf } from './conflate.ts';
import { diffMatches } from './diff-matches.ts';
import { EventLog, type Logged } from './event-log.ts';
import { frame, heartbeat } from './frames.ts';
import { type StreamFilter, sportOf } from './stream-filter.ts';
import type { Subscriber } from './subscriber.ts';

export interface LiveState {
  readonly matches: readonly Match[];
  /** In seconds. */
  readonly at: number;
}

const KEPT_EVENTS = 2000;

/** The live list in one language and world, its changes, and all who follow them. */
export class LiveChannel {
  // Ids of another process, or of this one before its start, are not ours to go on from.
  readonly #epoch = randomBytes(5).toString('hex');
  readonly #log = new EventLog(KEPT_EVENTS);
  readonly #subscribers = new Set<Subscriber>();
  #matches: ReadonlyMap<string, Match> | undefined;
  #at = 0;

  get size(): number {
    return this.#subscribers.size;
  }

  get isReady(): boolean {
    return this.#matches !== undefined;
  }

  /** Takes in the list as it is now, and tells everybody what is different. */
  update({ matches, at }: LiveState): void {
    const next = new Map(matches.map((match) => [match.id, match]));
    const before = this.#matches;
    this.#matches = next;
    this.#at = at;
    if (!before) return;
    const changes = diffMatches(before, next, at) as Change[];
    if (changes.length === 0) return;
    const sport = (change: Change) => {
      const match = change.kind === 'patch' ? next.get(change.id) : change.match;
      return match && sportOf(match);
    };
    this.#publish(this.#log.add(changes.map((change) => ({ change, sport: sport(change) }))));
  }

  join(subscriber: Subscriber, lastEventId: string | undefined): void {
    this.#subscribers.add(subscriber);
    const [epoch, number] = lastEventId?.split('-') ?? [];
    this.#catchUp(subscriber, epoch === this.#epoch ? Number(number) : Number.NaN);
  }

  leave(subscriber: Subscriber): void {
    subscriber.forget();
    this.#subscribers.delete(subscriber);
  }

  /** What a reader who was slow has missed, each match once. */
  resume(subscriber: Subscriber): void {
    this.#catchUp(subscriber, subscriber.number);
  }

  beat(): void {
    const { last } = this.#log;
    const text = Buffer.from(heartbeat(this.#id(last)));
    for (const one of this.#subscribers) if (!one.isBehind) one.send(text, last);
  }

  endAll(farewell: string): void {
    for (const one of this.#subscribers) one.end(farewell);
  }

  #id(number: number): string {
    return `${this.#epoch}-${number}`;
  }

  #catchUp(subscriber: Subscriber, from: number): void {
    const { takes } = subscriber.filter;
    const missed = this.#log.since(from)?.filter((one) => takes(idOf(one.change), one.sport));
    const events = missed
      ? conflate(
          missed.map(({ change }) => change),
          (id) => this.#matches?.get(id),
        )
      : [this.#reset(subscriber.filter)];
    const { last } = this.#log;
    const id = this.#id(last);
    // They have one number in common, the last: who was told half of them starts again from before.
    const frames = events.map((event, n) =>
      n === events.length - 1 ? frame(id, event) : `data: ${JSON.stringify(event)}\n\n`,
    );
    subscriber.send(frames.join('') || heartbeat(id), last);
  }

  #reset({ takes }: StreamFilter): LiveEvent {
    const matches = [...(this.#matches?.values() ?? [])].filter((one) =>
      takes(one.id, sportOf(one)),
    );
    return { kind: 'reset', at: this.#at, matches };
  }

  /** Written once for all who want the same. */
  #publish(logged: readonly Logged[]): void {
    const { last } = this.#log;
    const frames = logged.map((entry) => ({
      ...entry,
      text: frame(this.#id(entry.number), entry.change),
    }));
    const texts = new Map<string, Buffer>();
    for (const subscriber of this.#subscribers) {
      if (subscriber.isBehind) continue;
      const { name, takes } = subscriber.filter;
      const text = texts.get(name) ?? Buffer.from(textFor(frames, takes));
      texts.set(name, text);
      if (text.length > 0) subscriber.send(text, last);
      else subscriber.number = last;
    }
  }
}

function textFor(
  frames: readonly (Logged & { text: string })[],
  takes: StreamFilter['takes'],
): string {
  return frames
    .filter(({ change, sport }) => takes(idOf(change), sport))
    .map(({ text }) => text)
    .join('');
}
