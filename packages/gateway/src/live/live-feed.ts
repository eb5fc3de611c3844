import { diffMatches } from './diff-matches.ts';
import { byId, type LiveChannel, type LiveState } from './live-channel.ts';
import type { LiveReader, LiveView } from './live-reader.ts';
import type { MatchSports } from './match-sports.ts';
import { idOf, type Look, type Position, type SharedLog } from './shared-log.ts';

export interface LiveFeedOptions {
  readonly channel: LiveChannel;
  readonly reader: LiveReader;
  readonly sports: MatchSports;
  readonly view: LiveView;
  readonly log: SharedLog | undefined;
}

/**
 * Keeps a channel at the state of things: by the log that replicas share, where one of them asks the upstream for
 * all; and by the upstream itself as long as there is no such log to go by.
 */
export class LiveFeed {
  readonly #options: LiveFeedOptions;
  #position: Position | undefined;

  constructor(options: LiveFeedOptions) {
    this.#options = options;
  }

  async renew(signal: AbortSignal): Promise<void> {
    const { log } = this.#options;
    const look = await log?.look(this.#position);
    const isShared = log && look && (await this.#share(log, look, signal));
    if (!isShared) await this.#readAlone(signal);
  }

  /** Goes on by the shared log, and further where it is ours to lead; false where there is none to go by. */
  async #share(log: SharedLog, look: Look, signal: AbortSignal): Promise<boolean> {
    if (this.#isNext(look)) {
      await this.#follow(look, signal);
      return look.leads ? this.#lead(log, signal) : true;
    }
    if (look.epoch !== undefined && (await this.#adopt(log, look.epoch, look.leads, signal)))
      return true;
    return look.leads && this.#begin(log, signal);
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

  async #lead(log: SharedLog, signal: AbortSignal): Promise<boolean> {
    const { channel } = this.#options;
    const { state, finals } = await this.#read(signal);
    const position = this.#position as Position;
    const changes = channel.changesTo(state, finals);
    const entry = changes.length > 0 ? await log.append(position, changes, state) : undefined;
    // Where it was not written another replica was quicker, or Redis has gone: the next look will tell.
    if (entry) {
      channel.append(entry, state.at);
      this.#advance();
    }
    log.refresh(position, state.at);
    return true;
  }

  /** Goes over to a log that others have begun. It may be behind what we have seen alone: we never go back in time. */
  async #adopt(
    log: SharedLog,
    epoch: string,
    leads: boolean,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { channel, reader, view } = this.#options;
    const found = await log.load(epoch);
    if (!found) return false;
    const { position, entries } = found;
    const start = idOf({ epoch, number: position.number - entries.length });
    if (found.state.at >= channel.at) {
      await this.#learn(found.state, signal);
      channel.adopt(found.state, start, entries);
      this.#position = position;
      return true;
    }
    if (!leads) return false;
    const state = await reader.list(view, signal);
    await this.#learn(state, signal);
    const changes = diffMatches(byId(found.state.matches), byId(state.matches), state.at);
    const entry = await log.append(position, changes, state);
    if (!entry) return false;
    channel.adopt(state, start, [...entries, entry]);
    this.#position = { epoch, number: entry.number };
    return true;
  }

  async #begin(log: SharedLog, signal: AbortSignal): Promise<boolean> {
    const { channel, reader, view } = this.#options;
    const state = await reader.list(view, signal);
    await this.#learn(state, signal);
    this.#position = await log.begin(state);
    if (this.#position) channel.adopt(state, idOf(this.#position), []);
    return this.#position !== undefined;
  }

  async #readAlone(signal: AbortSignal): Promise<void> {
    const { state, finals } = await this.#read(signal);
    this.#position = undefined;
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
