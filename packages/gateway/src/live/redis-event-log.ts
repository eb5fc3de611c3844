import { randomUUID } from 'node:crypto';
import type { Shared } from '../redis/redis-link.ts';
import type { Change } from './conflate.ts';
import type { Entry } from './event-log.ts';
import { type LiveState, newEpoch } from './live-channel.ts';
import { BEGIN, GO_ON, RESIGN } from './shared-log-scripts.ts';

/** How far a replica has come in the log that all of them keep. */
export interface Position {
  readonly epoch: string;
  readonly number: number;
}

interface Numbered {
  readonly number: number;
  readonly at: number;
  readonly changes: readonly Change[];
}

export interface SharedEntry extends Entry {
  readonly number: number;
  readonly at: number;
}

/** What a replica finds when it looks. */
export interface Look {
  /** Which log counts; none before somebody has begun one. */
  readonly epoch: string | undefined;
  /** Nobody else asks the upstream: it is for us to do. */
  readonly leads: boolean;
  /** What has come after where we were. */
  readonly entries: readonly SharedEntry[];
}

/** A log as it is found: the list at its end, and how that came to be. */
export interface Loaded {
  readonly state: LiveState;
  readonly position: Position;
  readonly entries: readonly SharedEntry[];
}

const KEPT_ENTRIES = 500;
// Long enough for all replicas to be started anew, and the browsers to come back.
const KEPT_MS = 60_000;

export const idOf = ({ epoch, number }: Position): string => `${epoch}-${number}`;

const asEntry =
  (epoch: string) =>
  ([, [, text]]: [string, string[]]): SharedEntry => {
    const numbered = JSON.parse(text as string) as Numbered;
    return { ...numbered, id: idOf({ epoch, number: numbered.number }) };
  };

/**
 * The changes of one live list in a Redis stream, numbered. Whoever holds the lease asks the upstream, and may begin
 * the log or add to it for as long as the lease is held: Redis itself looks, in the same moment. Every question is
 * answered with nothing while Redis is away.
 */
export class SharedLog {
  readonly #shared: Shared;
  readonly #name: string;
  readonly #leaseMs: number;
  readonly #me = randomUUID();

  constructor(shared: Shared, name: string, leaseMs: number) {
    this.#shared = shared;
    this.#name = name;
    this.#leaseMs = leaseMs;
  }

  /** Calls back when another replica has something to tell. */
  hear(callback: () => void): () => void {
    return this.#shared.hear(this.#key('news'), (from) => {
      if (from !== this.#me) callback();
    });
  }

  async look(from: Position | undefined): Promise<Look | undefined> {
    const lease = this.#key('lease');
    const answers = await this.#shared.ask((redis) => {
      const all = redis
        .multi()
        .get(this.#key('epoch'))
        .set(lease, this.#me, 'PX', this.#leaseMs, 'NX')
        .get(lease);
      if (from) all.xrange(this.#key('log', from.epoch), `(${from.number}-0`, '+');
      return all.exec();
    });
    if (!answers || answers.some(([error]) => error)) return undefined;
    const [epoch, , holder, found] = answers.map(([, value]) => value);
    const leads = holder === this.#me;
    if (leads) this.#shared.ask((redis) => redis.pexpire(lease, this.#leaseMs));
    return {
      epoch: (epoch as string | null) ?? undefined,
      leads,
      entries: from ? ((found ?? []) as [string, string[]][]).map(asEntry(from.epoch)) : [],
    };
  }

  /** Begins a log with the list as it is; nothing where we lead no more, or Redis is away. */
  async begin({ matches, at }: LiveState): Promise<Position | undefined> {
    const position = { epoch: newEpoch(), number: 0 };
    const state = JSON.stringify({ matches, at, number: 0 });
    const begun = await this.#run(
      BEGIN,
      [this.#key('lease'), this.#key('epoch'), this.#key('state', position.epoch)],
      [this.#me, position.epoch, state, KEPT_MS],
    );
    return begun ? position : undefined;
  }

  /** What there is under an epoch; `lost` where Redis answers and it is not there. */
  async load(epoch: string): Promise<Loaded | 'lost' | undefined> {
    const found = await this.#shared.ask((redis) =>
      redis
        .multi()
        .get(this.#key('state', epoch))
        .xrange(this.#key('log', epoch), '-', '+')
        .get(this.#key('at', epoch))
        .exec(),
    );
    if (!found || found.some(([error]) => error)) return undefined;
    const [text, written, seenAt] = found.map(([, value]) => value);
    if (!text) return 'lost';
    const kept = JSON.parse(text as string) as LiveState & { number: number };
    const entries = (written as [string, string[]][]).map(asEntry(epoch));
    const state = { matches: kept.matches, at: Math.max(kept.at, Number(seenAt)) };
    return { state, position: { epoch, number: kept.number }, entries };
  }

  /** Adds what has changed since a position; nothing where we lead no more, or Redis is away. */
  async append(
    { epoch, number: last }: Position,
    changes: readonly Change[],
    { matches, at }: LiveState,
  ): Promise<SharedEntry | undefined> {
    const number = last + 1;
    const entry = JSON.stringify({ number, at, changes } satisfies Numbered);
    const state = JSON.stringify({ matches, at, number });
    const added = await this.#goOn(epoch, at, [number, entry, state]);
    return added ? { number, id: idOf({ epoch, number }), at, changes } : undefined;
  }

  /** Says up to when the list is known to be so. What nobody leads any more is forgotten. */
  async refresh({ epoch }: Position, at: number): Promise<void> {
    await this.#goOn(epoch, at, []);
  }

  /** Lets another replica lead at once instead of when the lease runs out. */
  async resign(): Promise<void> {
    await this.#run(RESIGN, [this.#key('lease'), this.#key('news')], [this.#me]);
  }

  #goOn(epoch: string, at: number, news: readonly (string | number)[]): Promise<boolean> {
    const keys = [
      ...[this.#key('lease'), this.#key('epoch'), this.#key('log', epoch)],
      ...[this.#key('state', epoch), this.#key('at', epoch), this.#key('news')],
    ];
    return this.#run(GO_ON, keys, [this.#me, at, KEPT_MS, KEPT_ENTRIES, ...news]);
  }

  /** Whether it was done. */
  async #run(
    script: string,
    keys: readonly string[],
    words: readonly (string | number)[],
  ): Promise<boolean> {
    const said = await this.#shared.ask((redis) =>
      redis.eval(script, keys.length, ...keys, ...words),
    );
    return said === 1;
  }

  #key(...words: string[]): string {
    return this.#shared.key('live', this.#name, ...words);
  }
}
