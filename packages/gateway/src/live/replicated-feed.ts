import { byId, type LiveChannel, type LiveState } from '@touchline/api-core/live/live-channel';
import { diffMatches } from '@touchline/api-core/live/match-changes';
import type { LiveView, UpstreamReader } from '@touchline/api-core/live/upstream-reader';
import type { Match } from '@touchline/types';
import type { GzipFrame } from './gzip-frame.ts';
import {
  eventIdOf,
  type LoadedLog,
  type LogState,
  type Position,
  type RedisEventLog,
} from './redis-event-log.ts';
import type { SportByMatch } from './sport-by-match.ts';

export interface ReplicatedFeedOptions {
  readonly channel: LiveChannel<GzipFrame>;
  readonly reader: UpstreamReader;
  readonly sports: SportByMatch;
  readonly view: LiveView;
  readonly log: RedisEventLog | undefined;
  /** How long to wait for the leader before polling alone. */
  readonly leaderTimeoutMs: number;
  /** Monotonic, in milliseconds. */
  readonly clock: () => number;
}

/** The final states of matches that have left the list. */
type Finals = ReadonlyMap<string, Match>;

/**
 * Keeps a channel up to date: from the log that replicas share, for which only the leader polls the upstream, or by its
 * own polls while there is no such log.
 *
 * Only the leader begins the log or appends to it. A replica that polled alone may have newer matches than the log. It
 * must not publish older ones: as leader it appends the difference, otherwise it waits until the log catches up, at the
 * leader's next poll.
 */
export class ReplicatedFeed {
  readonly #options: ReplicatedFeedOptions;
  #position: Position | undefined;
  /** Set while this replica is ahead of the shared log: when it began to wait, and the log's instant then. */
  #waiting: { readonly since: number; readonly logAt: number } | undefined;

  constructor(options: ReplicatedFeedOptions) {
    this.#options = options;
  }

  async refresh(signal: AbortSignal): Promise<void> {
    const { log } = this.#options;
    const logState = await log?.poll(this.#position);
    if (!log || !logState) return this.#pollAlone(signal);
    if (logState.ageMs !== undefined) this.#options.channel.confirm(logState.ageMs);
    if (this.#continuesHere(logState)) await this.#follow(logState, signal);
    else if (!(await this.#join(log, logState, signal))) return;
    if (logState.isLeader) await this.#lead(log, signal);
  }

  /** Whether the log's new entries directly follow the position of this replica. */
  #continuesHere({ epoch, entries }: LogState): boolean {
    if (this.#position === undefined || epoch !== this.#position.epoch) return false;
    const [first] = entries;
    return first === undefined || first.number === this.#position.number + 1;
  }

  async #follow({ entries }: LogState, signal: AbortSignal): Promise<void> {
    for (const entry of entries) {
      const matches = entry.changes.flatMap((change) =>
        change.kind === 'upsert' ? [change.match] : [],
      );
      await this.#loadSports({ matches }, signal);
      this.#options.channel.append(entry, entry.at);
      this.#advance();
    }
  }

  /** Joins the current log. Returns true if the log was adopted as loaded, false if this replica polled or waits. */
  async #join(
    log: RedisEventLog,
    { epoch, isLeader }: LogState,
    signal: AbortSignal,
  ): Promise<boolean> {
    this.#position = undefined;
    const loaded = epoch === undefined ? 'lost' : await log.load(epoch);
    if (loaded && loaded !== 'lost' && this.#hasCaughtUp(loaded)) {
      await this.#loadSports(loaded.state, signal);
      this.#adopt(loaded.position, loaded);
      return true;
    }
    if (isLeader && loaded) await this.#extendOrBegin(log, loaded, signal);
    else if (!loaded || !this.#mayWait(loaded)) await this.#pollAlone(signal);
    return false;
  }

  /**
   * Whether the log's instant has reached this replica's. If the clocks differ, one more poll of the leader after the
   * timeout is enough.
   */
  #hasCaughtUp({ state }: LoadedLog): boolean {
    if (state.at >= this.#options.channel.at) return true;
    return this.#waiting !== undefined && this.#hasWaited() && state.at > this.#waiting.logAt;
  }

  /** Waits for the log at most for the timeout, and never while streams wait for their first list. */
  #mayWait(loaded: LoadedLog | 'lost'): boolean {
    if (!this.#options.channel.matches) return false;
    const logAt = loaded === 'lost' ? 0 : loaded.state.at;
    this.#waiting ??= { since: this.#options.clock(), logAt };
    return !this.#hasWaited();
  }

  #hasWaited(): boolean {
    const { clock, leaderTimeoutMs } = this.#options;
    return this.#waiting !== undefined && clock() - this.#waiting.since >= leaderTimeoutMs;
  }

  async #lead(log: RedisEventLog, signal: AbortSignal): Promise<void> {
    const { channel } = this.#options;
    const { state, finals } = await this.#read(signal);
    const position = this.#position as Position;
    const changes = channel.changesTo(state, finals);
    if (changes.length === 0) return log.refresh(position, state.at);
    const entry = await log.append(position, changes, state);
    // Not appended: the lease is lost or Redis is unavailable; the next poll shows which.
    if (!entry) return;
    channel.append(entry, state.at);
    this.#advance();
  }

  /** Appends the difference to a log that is behind, or begins one; if neither succeeds, publishes the list alone. */
  async #extendOrBegin(
    log: RedisEventLog,
    loaded: LoadedLog | 'lost',
    signal: AbortSignal,
  ): Promise<void> {
    const { state, finals } = await this.#read(signal);
    const extended =
      loaded === 'lost'
        ? await this.#begin(log, state)
        : await this.#extend(log, loaded, state, finals);
    if (extended) this.#adopt(extended.position, extended, finals);
    else this.#updateAlone(state, finals);
  }

  async #begin(log: RedisEventLog, state: LiveState) {
    const position = await log.begin(state);
    return position && { position, state, entries: [] };
  }

  async #extend(
    log: RedisEventLog,
    { position, state: before, entries }: LoadedLog,
    state: LiveState,
    finals: Finals,
  ): Promise<LoadedLog | undefined> {
    const changes = diffMatches(byId(before.matches), byId(state.matches), state.at, finals);
    if (changes.length === 0) return { position, state, entries };
    const entry = await log.append(position, changes, state);
    if (!entry) return undefined;
    const { epoch } = position;
    return { position: { epoch, number: entry.number }, state, entries: [...entries, entry] };
  }

  #adopt(
    position: Position,
    { state, entries }: Omit<LoadedLog, 'position'>,
    finals?: Finals,
  ): void {
    const { epoch, number } = position;
    const startId = eventIdOf({ epoch, number: number - entries.length });
    this.#options.channel.adopt(state, startId, entries, finals);
    this.#position = position;
    this.#waiting = undefined;
  }

  async #pollAlone(signal: AbortSignal): Promise<void> {
    const { state, finals } = await this.#read(signal);
    this.#updateAlone(state, finals);
  }

  #updateAlone(state: LiveState, finals: Finals): void {
    this.#position = undefined;
    this.#waiting = undefined;
    this.#options.channel.update(state, finals);
  }

  async #read(signal: AbortSignal) {
    const { channel, reader, view } = this.#options;
    const state = await reader.list(view, signal);
    channel.confirm((state.ageSeconds ?? 0) * 1000);
    const current = byId(state.matches);
    const removedIds = [...(channel.matches?.keys() ?? [])].filter((id) => !current.has(id));
    const [finals] = await Promise.all([
      reader.matches(removedIds, view, signal),
      this.#loadSports(state, signal),
    ]);
    return { state, finals };
  }

  #loadSports({ matches }: Pick<LiveState, 'matches'>, signal: AbortSignal): Promise<void> {
    const { sports, view } = this.#options;
    return sports.load(matches, view, signal);
  }

  #advance(): void {
    if (this.#position) this.#position = { ...this.#position, number: this.#position.number + 1 };
  }
}
