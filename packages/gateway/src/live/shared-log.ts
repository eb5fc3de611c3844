import { randomUUID } from 'node:crypto';
import type { Shared } from '../shared/shared.ts';
import type { Change } from './conflate.ts';
import type { Entry } from './event-log.ts';
import { foldChanges } from './fold-changes.ts';
import { type LiveState, newEpoch } from './live-channel.ts';

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

const KEPT_ENTRIES = 500;
// Long enough for all replicas to be started anew, and the browsers to come back.
const KEPT_MS = 60_000;
const FIELD = 'entry';

export const idOf = ({ epoch, number }: Position): string => `${epoch}-${number}`;

const asEntry =
  (epoch: string) =>
  ([, [, text]]: [string, string[]]): SharedEntry => {
    const numbered = JSON.parse(text as string) as Numbered;
    return { ...numbered, id: idOf({ epoch, number: numbered.number }) };
  };

/**
 * The changes of one live list in a Redis stream, numbered. Whoever holds the lease asks the upstream and appends;
 * but a lease can be held by two for a moment, so it is the stream that decides: it takes each number once, and who
 * comes second with one has fallen behind. Every question is answered with nothing while Redis is away.
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

  /** Begins a log with the list as it is. */
  async begin({ matches, at }: LiveState): Promise<Position | undefined> {
    const position = { epoch: newEpoch(), number: 0 };
    await this.#keep(position, { matches, at });
    return this.#shared.ask(async (redis) => {
      await redis.set(this.#key('epoch'), position.epoch, 'PX', KEPT_MS);
      return position;
    });
  }

  /** The list at the log's end, and how it came to be. */
  async load(
    epoch: string,
  ): Promise<{ state: LiveState; position: Position; entries: SharedEntry[] } | undefined> {
    const found = await this.#shared.ask((redis) =>
      Promise.all([
        redis.get(this.#key('state', epoch)),
        redis.xrange(this.#key('log', epoch), '-', '+'),
        redis.get(this.#key('at', epoch)),
      ]),
    );
    if (!found?.[0]) return undefined;
    const kept = JSON.parse(found[0]) as LiveState & { number: number };
    const entries = found[1].map(asEntry(epoch));
    let { at, number } = kept;
    let matches: ReadonlyMap<string, LiveState['matches'][number]> = new Map(
      kept.matches.map((match) => [match.id, match]),
    );
    for (const entry of entries.filter((one) => one.number > kept.number)) {
      matches = foldChanges(matches, entry.changes);
      ({ at, number } = entry);
    }
    const state = { matches: [...matches.values()], at: Math.max(at, Number(found[2])) };
    return { state, position: { epoch, number }, entries };
  }

  /** Adds what has changed since a position; nothing where somebody else was quicker, or Redis is away. */
  async append(
    { epoch, number: last }: Position,
    changes: readonly Change[],
    { matches, at }: LiveState,
  ): Promise<SharedEntry | undefined> {
    const position = { epoch, number: last + 1 };
    const text = JSON.stringify({ number: position.number, at, changes } satisfies Numbered);
    const log = this.#key('log', epoch);
    const answers = await this.#shared.ask((redis) =>
      redis
        .multi()
        .xadd(log, 'MAXLEN', '~', KEPT_ENTRIES, `${position.number}-0`, FIELD, text)
        .pexpire(log, KEPT_MS)
        .exec(),
    );
    if (!answers || answers[0]?.[0]) return undefined;
    await this.#keep(position, { matches, at });
    this.#tell();
    return { number: position.number, id: idOf(position), at, changes };
  }

  /** Says up to when the list is known to be so. What nobody leads any more is forgotten. */
  refresh({ epoch }: Position, at: number): void {
    this.#shared.ask((redis) => {
      const all = redis.multi().set(this.#key('at', epoch), at, 'PX', KEPT_MS);
      for (const key of [this.#key('epoch'), this.#key('state', epoch), this.#key('log', epoch)])
        all.pexpire(key, KEPT_MS);
      return all.exec();
    });
  }

  /** Lets another replica lead at once instead of when the lease runs out. */
  async resign(): Promise<void> {
    const lease = this.#key('lease');
    await this.#shared.ask(async (redis) => {
      if ((await redis.get(lease)) !== this.#me) return;
      await redis.del(lease);
      this.#tell();
    });
  }

  #tell(): void {
    this.#shared.ask((redis) => redis.publish(this.#key('news'), this.#me));
  }

  async #keep({ epoch, number }: Position, state: LiveState): Promise<void> {
    const text = JSON.stringify({ ...state, number });
    await this.#shared.ask((redis) => redis.set(this.#key('state', epoch), text, 'PX', KEPT_MS));
  }

  #key(...words: string[]): string {
    return this.#shared.key('live', this.#name, ...words);
  }
}
