import { foldTimeline } from '@touchline/shared/timeline';
import { useEffect, useMemo, useState } from 'react';
import { useSetMoment } from '../../../state/clock/replayed-moment.tsx';
import { useResource } from '../../../state/data/use-resource.ts';
import { freezeHeights, unfreezeHeights } from './freeze-heights.tsx';
import type { ReplayProps } from './replay-props.ts';

const TIMELINE_AGE_S = 30;
/** The history of a match that is over does not grow. */
const WHOLE_TIMELINE_AGE_S = 3600;

/** The history of a match and the instant of it that the page shows, in seconds. */
export function useHeldMoment({ match, call, initial }: ReplayProps) {
  const { result } = useResource(
    call,
    match.statusId === 'FINISHED' ? WHOLE_TIMELINE_AGE_S : TIMELINE_AGE_S,
  );
  const timeline = result?.kind === 'ok' ? result.data : undefined;
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
    setMoment(
      fold && instant !== undefined ? { now: instant * 1000, match: fold.at(instant) } : undefined,
    );
  }

  useEffect(() => unfreezeHeights, []);

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
    move,
  };
}
