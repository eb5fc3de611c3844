import { byId, type Frame, type LiveChannel, type LiveState } from './live-channel.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';
import type { LiveView, ReadList, UpstreamReader } from './upstream-reader.ts';

export interface LiveFeedOptions<F extends Frame> {
  readonly channel: LiveChannel<F>;
  readonly reader: UpstreamReader;
  readonly view: LiveView;
  readonly onFailure: (error: unknown) => void;
  /** Monotonic, in milliseconds. */
  readonly clock: () => number;
}

/**
 * Parts of the interval by which a poll is later than the list is due. By chance one of two replicas that fetch at the
 * same time finds the other's list, and follows it.
 */
const FETCH_DELAY = { min: 0, max: 0.05 };
const FOLLOW_DELAY = { min: 0.05, max: 0.15 };

/** Publishes a list with the final states of the matches that have left it. */
export async function publishList<F extends Frame>(
  list: LiveState,
  { channel, reader, view }: Pick<LiveFeedOptions<F>, 'channel' | 'reader' | 'view'>,
  signal: AbortSignal,
): Promise<void> {
  const current = byId(list.matches);
  const removedIds = [...(channel.matches?.keys() ?? [])].filter((id) => !current.has(id));
  channel.update(list, await reader.matches(removedIds, view, signal));
}

/**
 * Keeps a channel up to date with the live list. Replicas read it through the cache that they share: the one that has
 * fetched the list polls when it expires, the others poll shortly after the next one is due.
 */
export function startLiveFeed<F extends Frame>(options: LiveFeedOptions<F>): PollLoop {
  const { reader, view, onFailure, clock } = options;
  const { intervalMs } = reader;
  /** How long fetching the list takes, here or in the replica that fetches it. */
  let fetchMs = 0;
  let fetchedAt = Number.POSITIVE_INFINITY;

  function pauseAfter({ ageSeconds, isCached }: ReadList, durationMs: number): number {
    const ageMs = ageSeconds * 1000;
    const sincePrevious = clock() - ageMs - fetchedAt;
    fetchedAt = clock() - ageMs;
    if (!isCached) fetchMs = durationMs;
    else if (sincePrevious >= intervalMs) fetchMs = sincePrevious - intervalMs;
    fetchMs = Math.min(fetchMs, intervalMs / 2);
    const { min, max } = isCached ? FOLLOW_DELAY : FETCH_DELAY;
    const delayMs = intervalMs * (min + (max - min) * Math.random());
    return isCached ? Math.max(0, intervalMs - ageMs) + fetchMs + delayMs : intervalMs + delayMs;
  }

  async function poll(signal: AbortSignal): Promise<number> {
    const startedAt = clock();
    const list = await reader.list(view, signal);
    const pause = pauseAfter(list, clock() - startedAt);
    await publishList(list, options, signal);
    return pause;
  }

  return startPollLoop({ intervalMs, poll, onFailure });
}
