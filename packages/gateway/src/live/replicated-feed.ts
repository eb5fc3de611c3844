import type { Match } from '@touchline/types';
import { byId, type LiveChannel, type LiveState } from './live-channel.ts';
import { diffMatches } from './match-changes.ts';
import type { MatchSports } from './match-sports.ts';
import { idOf, type Loaded, type Look, type Position, type SharedLog } from './redis-event-log.ts';
import type { LiveReader, LiveView } from './upstream-reader.ts';

export interface LiveFeedOptions {
  readonly channel: LiveChannel;
  readonly reader: LiveReader;
  readonly sports: MatchSports;
  readonly view: LiveView;
  readonly log: SharedLog | undefined;
  /** For how long to wait for who leads, by a clock that only goes forward. */
  readonly patienceMs: number;
  readonly clock: () => number;
}

/** Matches that have left the list, as they are now. */
type Finals = ReadonlyMap<string, Match>;

/**
 * Keeps a channel at the state of things: by the log that replicas share, where the one that leads asks the upstream
 * for all; and by the upstream itself as long as there is no such log to go by.
 *
 * Only who leads begins a log or adds to it. Who has been alone for a while, and so knows more than the log says,
 * never goes back in time: one that leads tells the log the difference, one that does not waits until the log has
 * come past, which it does with the leader's next look at the upstream.
 */
export class LiveFeed {
  readonly #options: LiveFeedOptions;
  #position: Position | undefined;
  /** Since when the log is waited for, and how far it was then. */
  #waiting: { readonly since: number; readonly at: number } | undefined;

  constructor(options: LiveFeedOptions) {
    this.#options = options;
  }

  async renew(signal: AbortSignal): Promise<void> {
    const { log } = this.#options;
    const look = await log?.look(this.#position);
    if (!log || !look) return this.#readAlone(signal);
    if (this.#isNext(look)) await this.#follow(look, signal);
    else if (!(await this.#join(log, look, signal))) return;
    if (look.leads) await this.#lead(log, signal);
  }

  /** Whether what was found goes on where we are. */
  #isNext({ epoch, entries }: Look): boolean {
    if (this.#position === undefined || epoch !== this.#position.epoch) return false;
    const [first] = entries;
    return first === undefined || first.number === this.#position.number + 1;
  }

  async #follow({ entries }: Look, signal: AbortSignal): Promise<void> {
    for (const entry of entries) {
      const whole = entry.changes.flatMap((one) => (one.kind === 'upsert' ? [one.match] : []));
      await this.#learn({ matches: whole }, signal);
      this.#options.channel.append(entry, entry.at);
      this.#advance();
    }
  }

  /** Comes from elsewhere to the log that counts; says whether we go by it as it was found. */
  async #join(log: SharedLog, { epoch, leads }: Look, signal: AbortSignal): Promise<boolean> {
    this.#position = undefined;
    const found = epoch === undefined ? 'lost' : await log.load(epoch);
    if (found && found !== 'lost' && this.#isPastUs(found)) {
      await this.#learn(found.state, signal);
      this.#adopt(found.position, found);
      return true;
    }
    if (leads && found) await this.#takeUp(log, found, signal);
    else if (!found || !this.#mayWait(found)) await this.#readAlone(signal);
    return false;
  }

  /** By its clock; or, where clocks differ, because whoever leads has looked again since we last did. */
  #isPastUs({ state }: Loaded): boolean {
    if (state.at >= this.#options.channel.at) return true;
    return this.#waiting !== undefined && this.#isTiredOfWaiting() && state.at > this.#waiting.at;
  }

  /** Not while somebody waits for the first list, and not for ever. */
  #mayWait(found: Loaded | 'lost'): boolean {
    if (!this.#options.channel.matches) return false;
    const at = found === 'lost' ? 0 : found.state.at;
    this.#waiting ??= { since: this.#options.clock(), at };
    return !this.#isTiredOfWaiting();
  }

  #isTiredOfWaiting(): boolean {
    const { clock, patienceMs } = this.#options;
    return this.#waiting !== undefined && clock() - this.#waiting.since >= patienceMs;
  }

  async #lead(log: SharedLog, signal: AbortSignal): Promise<void> {
    const { channel } = this.#options;
    const { state, finals } = await this.#read(signal);
    const position = this.#position as Position;
    const changes = channel.changesTo(state, finals);
    if (changes.length === 0) return log.refresh(position, state.at);
    const entry = await log.append(position, changes, state);
    // Where it was not written we lead no more, or Redis has gone: the next look will tell.
    if (!entry) return;
    channel.append(entry, state.at);
    this.#advance();
  }

  /** Tells a log that is behind us the difference, or begins one; without that it stays our own list. */
  async #takeUp(log: SharedLog, found: Loaded | 'lost', signal: AbortSignal): Promise<void> {
    const { state, finals } = await this.#read(signal);
    const added =
      found === 'lost' ? await this.#begin(log, state) : await this.#add(log, found, state, finals);
    if (added) this.#adopt(added.position, added, finals);
    else this.#keepAlone(state, finals);
  }

  async #begin(log: SharedLog, state: LiveState) {
    const position = await log.begin(state);
    return position && { position, state, entries: [] };
  }

  async #add(
    log: SharedLog,
    { position, state: before, entries }: Loaded,
    state: LiveState,
    finals: Finals,
  ): Promise<Loaded | undefined> {
    const changes = diffMatches(byId(before.matches), byId(state.matches), state.at, finals);
    if (changes.length === 0) return { position, state, entries };
    const entry = await log.append(position, changes, state);
    if (!entry) return undefined;
    const { epoch } = position;
    return { position: { epoch, number: entry.number }, state, entries: [...entries, entry] };
  }

  #adopt(position: Position, { state, entries }: Omit<Loaded, 'position'>, finals?: Finals): void {
    const { epoch, number } = position;
    const start = idOf({ epoch, number: number - entries.length });
    this.#options.channel.adopt(state, start, entries, finals);
    this.#position = position;
    this.#waiting = undefined;
  }

  async #readAlone(signal: AbortSignal): Promise<void> {
    const { state, finals } = await this.#read(signal);
    this.#keepAlone(state, finals);
  }

  #keepAlone(state: LiveState, finals: Finals): void {
    this.#position = undefined;
    this.#waiting = undefined;
    this.#options.channel.update(state, finals);
  }

  async #read(signal: AbortSignal) {
    const { channel, reader, view } = this.#options;
    const state = await reader.list(view, signal);
    const present = byId(state.matches);
    const gone = [...(channel.matches?.keys() ?? [])].filter((id) => !present.has(id));
    const [finals] = await Promise.all([
      reader.matches(gone, view, signal),
      this.#learn(state, signal),
    ]);
    return { state, finals };
  }

  #learn({ matches }: Pick<LiveState, 'matches'>, signal: AbortSignal): Promise<void> {
    const { sports, view } = this.#options;
    return sports.learn(matches, view, signal);
  }

  #advance(): void {
    if (this.#position) this.#position = { ...this.#position, number: this.#position.number + 1 };
  }
}
