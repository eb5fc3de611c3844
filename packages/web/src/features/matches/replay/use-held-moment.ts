import { foldTimeline } from '@touchline/shared/timeline';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSetMoment } from '../../../state/clock/replayed-moment.tsx';
import { useResource } from '../../../state/data/use-resource.ts';
import { useSession } from '../../../state/session.tsx';
import { freezeHeights, unfreezeHeights } from './freeze-heights.tsx';
import type { ReplayProps } from './replay-props.ts';
import { delayAtom } from './stored-delay.ts';
import { useDelayedTimeline } from './use-delayed-timeline.ts';

const TIMELINE_AGE_S = 30;
/** The history of a match that is over does not grow. */
const WHOLE_TIMELINE_AGE_S = 3600;

/** The history of a match and the instant of it that the page shows, in seconds. */
export function useHeldMoment({ match, call, initial }: ReplayProps) {
  const { result } = useResource(
    call,
    match.statusId === 'FINISHED' ? WHOLE_TIMELINE_AGE_S : TIMELINE_AGE_S,
  );
  const { live } = useSession();
  const delay = useAtomValue(delayAtom);
  const fetched = result?.kind === 'ok' ? result.data : undefined;
  const { timeline, isDelayed } = useDelayedTimeline(match, fetched, match.covered ? 0 : delay);
  const fold = useMemo(() => timeline && foldTimeline(match, timeline), [match, timeline]);
  const setMoment = useSetMoment();
  /** Undefined at the present, or the end of the match. */
  const [held, setHeld] = useState(initial && initial.now / 1000);

  const start = timeline?.startedAt ?? match.startTime;
  const end = timeline?.endedAt ?? timeline?.to ?? match.endTime;

  function move(to: number | undefined) {
    const isPast = fold && to !== undefined && (match.covered || to < end);
    const instant = isPast ? Math.round(Math.min(Math.max(start, to), end)) : undefined;
    if (instant !== undefined && held === undefined) freezeHeights(match.covered);
    setHeld(instant);
    show(instant);
  }
  /** The present of a page with a delay is a moment too. */
  function show(instant = isDelayed ? end : undefined) {
    setMoment(
      fold && instant !== undefined ? { now: instant * 1000, match: fold.at(instant) } : undefined,
    );
  }

  useEffect(() => unfreezeHeights, []);

  const { id } = match;
  // Memoized: `fold.at` returns a new object for each instant.
  const delayed = useMemo(() => (isDelayed ? fold?.at(end) : undefined), [isDelayed, fold, end]);
  const followDelay = useEffectEvent(() => {
    if (held === undefined) show();
  });
  useEffect(() => {
    live.hold(id, delayed);
    followDelay();
  }, [live, id, delayed, end]);
  useEffect(() => () => live.hold(id, undefined), [live, id]);

  return {
    timeline,
    fold,
    start,
    end,
    held,
    // Never reveal the current minute of a covered match.
    at: held ?? (match.covered ? start : end),
    /** Where the slider leaves the past. For a covered match the end is an ordinary stop. */
    last: match.covered ? end : undefined,
    isDelayed,
    delay,
    move,
  };
}
