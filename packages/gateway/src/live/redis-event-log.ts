import { randomUUID } from 'node:crypto';
import type { Entry } from '@touchline/api-core/live/event-log';
import { type LiveState, newEpoch } from '@touchline/api-core/live/live-channel';
import type { Change } from '@touchline/api-core/live/match-changes';
import type { RedisLink } from '../redis/redis-link.ts';
import { APPEND_SCRIPT, BEGIN_SCRIPT, RESIGN_SCRIPT } from './redis-event-log-scripts.ts';

/** The last entry of the shared log that a replica has applied. */
export interface Position {
  readonly epoch: string;
  readonly number: number;
}

interface StoredEntry {
  readonly number: number;
  readonly at: number;
  readonly changes: readonly Change[];
}

export interface NumberedEntry extends Entry {
  readonly number: number;
  readonly at: number;
}

/** What a replica reads at each poll. */
export interface LogState {
  /** The epoch of the current log, if there is one. */
  readonly epoch: string | undefined;
  /** Whether this replica holds the lease, and so polls the upstream for all. */
  readonly isLeader: boolean;
  /** Since the leader's last successful poll, if the log at this replica's position still exists. */
  readonly ageMs: number | undefined;
  /** The entries after the position of this replica. */
  readonly entries: readonly NumberedEntry[];
}

/** A whole log: the list at its end, and the entries that led to it. */
export interface LoadedLog {
  readonly state: LiveState;
  readonly position: Position;
  readonly entries: readonly NumberedEntry[];
}

const MAX_ENTRIES = 500;
// Long enough to restart all replicas and for the browsers to reconnect.
const TTL_MS = 60_000;

export const eventIdOf = ({ epoch, number }: Position): string => `${epoch}-${number}`;

const toEntry =
  (epoch: string) =>
  ([, [, text]]: [string, string[]]): NumberedEntry => {
    const stored = JSON.parse(text as string) as StoredEntry;
    return { ...stored, id: eventIdOf({ epoch, number: stored.number }) };
  };

/**
 * The changes of one live list as numbered entries of a Redis stream. The replica that holds the lease is the leader: it
 * polls the upstream, and only it may begin a log or append to it, which the scripts check atomically. Every method
 * returns nothing while Redis is unavailable.
 */
export class RedisEventLog {
  readonly #redis: RedisLink;
  readonly #name: string;
  readonly #leaseMs: number;
  readonly #replicaId = randomUUID();

  constructor(redis: RedisLink, name: string, leaseMs: number) {
    this.#redis = redis;
    this.#name = name;
    this.#leaseMs = leaseMs;
  }

  /** Calls back when another replica has changed the log or given up the lease. */
  subscribe(callback: () => void): () => void {
    return this.#redis.subscribe(this.#key('news'), (sender) => {
      if (sender !== this.#replicaId) callback();
    });
  }

  /** Reads the entries after a position, and takes or extends the lease if it is free or ours. */
  async poll(position: Position | undefined): Promise<LogState | undefined> {
    const lease = this.#key('lease');
    const replies = await this.#redis.send((redis) => {
      const transaction = redis
        .multi()
        .get(this.#key('epoch'))
        .set(lease, this.#replicaId, 'PX', this.#leaseMs, 'NX')
        .get(lease);
      if (position) {
        transaction
          .xrange(this.#key('log', position.epoch), `(${position.number}-0`, '+')
          .pttl(this.#key('at', position.epoch));
      }
      return transaction.exec();
    });
    if (!replies || replies.some(([error]) => error)) return undefined;
    const [epoch, , holder, entries, ttlMs] = replies.map(([, value]) => value);
    const isLeader = holder === this.#replicaId;
    if (isLeader) this.#redis.send((redis) => redis.pexpire(lease, this.#leaseMs));
    return {
      epoch: (epoch as string | null) ?? undefined,
      isLeader,
      // Each successful poll sets the TTL.
      ageMs: Number(ttlMs) > 0 ? TTL_MS - Number(ttlMs) : undefined,
      entries: position
        ? ((entries ?? []) as [string, string[]][]).map(toEntry(position.epoch))
        : [],
    };
  }

  /** Begins a log with this list; `undefined` if the lease is lost or Redis is unavailable. */
  async begin({ matches, at }: LiveState): Promise<Position | undefined> {
    const position = { epoch: newEpoch(), number: 0 };
    const state = JSON.stringify({ matches, at, number: 0 });
    const hasBegun = await this.#run(
      BEGIN_SCRIPT,
      [this.#key('lease'), this.#key('epoch'), this.#key('state', position.epoch)],
      [this.#replicaId, position.epoch, state, TTL_MS],
    );
    return hasBegun ? position : undefined;
  }

  /** Loads the log of an epoch; `lost` if Redis replies that there is none. */
  async load(epoch: string): Promise<LoadedLog | 'lost' | undefined> {
    const replies = await this.#redis.send((redis) =>
      redis
        .multi()
        .get(this.#key('state', epoch))
        .xrange(this.#key('log', epoch), '-', '+')
        .get(this.#key('at', epoch))
        .exec(),
    );
    if (!replies || replies.some(([error]) => error)) return undefined;
    const [stateText, streamEntries, polledAt] = replies.map(([, value]) => value);
    if (!stateText) return 'lost';
    const stored = JSON.parse(stateText as string) as LiveState & { number: number };
    const entries = (streamEntries as [string, string[]][]).map(toEntry(epoch));
    const state = { matches: stored.matches, at: Math.max(stored.at, Number(polledAt)) };
    return { state, position: { epoch, number: stored.number }, entries };
  }

  /** Appends changes after a position; `undefined` if the lease is lost or Redis is unavailable. */
  async append(
    { epoch, number: lastNumber }: Position,
    changes: readonly Change[],
    { matches, at }: LiveState,
  ): Promise<NumberedEntry | undefined> {
    const number = lastNumber + 1;
    const entry = JSON.stringify({ number, at, changes } satisfies StoredEntry);
    const state = JSON.stringify({ matches, at, number });
    const isAppended = await this.#runAppend(epoch, at, [number, entry, state]);
    return isAppended ? { number, id: eventIdOf({ epoch, number }), at, changes } : undefined;
  }

  /** Records the instant of a poll without changes, and keeps the log from expiring. */
  async refresh({ epoch }: Position, at: number): Promise<void> {
    await this.#runAppend(epoch, at, []);
  }

  /** Gives up the lease, so that another replica leads at once instead of when the lease expires. */
  async resign(): Promise<void> {
    await this.#run(RESIGN_SCRIPT, [this.#key('lease'), this.#key('news')], [this.#replicaId]);
  }

  #runAppend(epoch: string, at: number, addition: readonly (string | number)[]): Promise<boolean> {
    const keys = [
      this.#key('lease'),
      this.#key('epoch'),
      this.#key('log', epoch),
      this.#key('state', epoch),
      this.#key('at', epoch),
      this.#key('news'),
    ];
    return this.#run(APPEND_SCRIPT, keys, [this.#replicaId, at, TTL_MS, MAX_ENTRIES, ...addition]);
  }

  /** Returns whether the script made its changes. */
  async #run(
    script: string,
    keys: readonly string[],
    args: readonly (string | number)[],
  ): Promise<boolean> {
    const reply = await this.#redis.send((redis) =>
      redis.eval(script, keys.length, ...keys, ...args),
    );
    return reply === 1;
  }

  #key(...parts: string[]): string {
    return this.#redis.key('live', this.#name, ...parts);
  }
}
