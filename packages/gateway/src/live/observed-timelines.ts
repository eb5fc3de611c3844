import { beginTimeline, dropBefore, extendTimeline } from '@touchline/shared/domain/timeline';
import type { Match, MatchTimeline } from '@touchline/types';

/** A match as its channel saw it last. */
interface Observed {
  match: Match;
  /** Instant of the last look, in seconds. */
  at: number;
  timeline: MatchTimeline;
}

const MAX_MATCHES = 300;
/** A match that was not seen for so long has left the live list: polls are 30 s apart at most. */
const ABSENT_SECONDS = 120;
/** Entries of all lists of a timeline; a match has about 600, at 30 bytes each. */
const MAX_ENTRIES = 2500;

function entriesOf({ clock, score, periods, prices, tips, endTime, tournament }: MatchTimeline) {
  const columns = [...(periods ?? []), ...prices, score, tips, endTime];
  const rows = columns.reduce((sum, one) => sum + (one?.at.length ?? 0), 0);
  return rows + (clock?.length ?? 0) + (tournament?.length ?? 0);
}

/** Without its older half if it is too long. */
function bounded(timeline: MatchTimeline): MatchTimeline {
  if (entriesOf(timeline) <= MAX_ENTRIES) return timeline;
  return dropBefore(timeline, Math.ceil((timeline.from + timeline.to) / 2));
}

/**
 * The histories of matches as the polls of the live lists have seen them, in bounded memory, for an upstream that keeps
 * none. Costs no calls. Once the memory is full, matches that have left the live list make room for new ones; while all are
 * live, no more are added.
 */
export class ObservedTimelines {
  readonly #observed = new Map<string, Observed>();
  #isStopped = false;

  /** Records a look at a match of a view (see `viewKey`). */
  observe(view: string, match: Match, at: number): void {
    if (this.#isStopped) return;
    const key = `${view} ${match.id}`;
    const known = this.#observed.get(key);
    if (known?.match === match) {
      known.at = Math.max(known.at, at);
      return;
    }
    if (!known && !this.#hasRoom(at)) return;
    try {
      const timeline = this.#extended(known, match, at);
      this.#observed.set(key, { match, at: Math.max(known?.at ?? at, at), timeline });
    } catch {
      // A match that lacks required fields is streamed, but has no history.
      this.#observed.delete(key);
    }
  }

  get(view: string, matchId: string): MatchTimeline | undefined {
    const known = this.#observed.get(`${view} ${matchId}`);
    if (!known || known.timeline.endedAt !== undefined) return known?.timeline;
    return { ...known.timeline, to: known.at };
  }

  /** Stops observing: the upstream turned out to keep histories. */
  stop(): void {
    this.#isStopped = true;
    this.#observed.clear();
  }

  /** Drops the match that was seen longest ago, if the memory is full and it is no longer live. */
  #hasRoom(now: number): boolean {
    if (this.#observed.size < MAX_MATCHES) return true;
    let oldest: string | undefined;
    let oldestAt = now - ABSENT_SECONDS;
    for (const [key, { at }] of this.#observed) {
      if (at >= oldestAt) continue;
      oldest = key;
      oldestAt = at;
    }
    return oldest !== undefined && this.#observed.delete(oldest);
  }

  #extended(known: Observed | undefined, match: Match, at: number): MatchTimeline {
    // After a new date the instants of the timeline would be wrong.
    if (!known || known.timeline.startTime !== match.startTime) return beginTimeline(match, at);
    return bounded(extendTimeline({ ...known.timeline, to: known.at }, match, at));
  }
}
