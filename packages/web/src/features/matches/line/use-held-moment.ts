import { foldTimeline } from '@touchline/shared/domain/timeline';
import type { Match } from '@touchline/types';
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PageCall } from '../../../api/call.ts';
import {
  type FollowingPart,
  type Moment,
  useMomentStore,
} from '../../../state/clock/replayed-moment.tsx';
import { useResource } from '../../../state/data/use-resource.ts';
import { freezeHeights, unfreezeHeights } from './freeze-heights.tsx';
import { renderAll, skipUnseen } from './skip-unseen.ts';
import { throttle } from './throttle.ts';

export interface ReplayProps {
  /** As loaded, at any instant. */
  match: Match;
  call: PageCall<'/matches/timeline'>;
  /** The moment in the address. */
  at?: string | null;
  /** The same, where it is known before the first render. */
  initial?: Moment | undefined;
}

const TIMELINE_AGE_S = 30;
/** The history of a match that is over does not grow. */
const WHOLE_TIMELINE_AGE_S = 3600;
/** While the handle is dragged, what it leaves behind follows it at most this often. */
const FOLLOW_INTERVAL_MS = 150;

/** The history of a match and the instant of it that the page shows, in seconds. */
export function useHeldMoment({ match, call, initial }: ReplayProps) {
  const { result } = useResource(
    call,
    match.statusId === 'FINISHED' ? WHOLE_TIMELINE_AGE_S : TIMELINE_AGE_S,
  );
  const timeline = result?.kind === 'ok' ? result.data : undefined;
  const fold = useMemo(() => timeline && foldTimeline(match, timeline), [match, timeline]);
  const moments = useMomentStore();
  /** Undefined at the present, or the end of the match. */
  const [held, setHeld] = useState(initial && initial.now / 1000);

  const start = timeline?.startedAt ?? match.startTime;
  const end = timeline?.endedAt ?? timeline?.to ?? match.endTime;

  /** Where the handle is, which `held` follows. */
  const handle = useRef(held);
  /** While it is dragged; without it the whole page follows. */
  const following = useRef<readonly FollowingPart[]>(undefined);
  function followHandle() {
    if (handle.current !== undefined && held === undefined) freezeHeights(match.covered);
    setHeld(handle.current);
    moments.follow(following.current);
  }
  const followLater = useEffectEvent(() => startTransition(followHandle));
  const [followers] = useState(() => throttle(() => followLater(), FOLLOW_INTERVAL_MS));
  useEffect(() => followers.cancel, [followers]);

  function place(to: number | undefined, isDragged = false) {
    const isPast = fold && to !== undefined && (match.covered || to < end);
    const instant = isPast ? Math.round(Math.min(Math.max(start, to), end)) : undefined;
    handle.current = instant;
    moments.move(
      fold && instant !== undefined ? { now: instant * 1000, match: fold.at(instant) } : undefined,
      isDragged,
    );
  }
  function follow() {
    followers.cancel();
    if (following.current) renderAll();
    following.current = undefined;
    followHandle();
  }
  function move(to: number | undefined) {
    place(to);
    follow();
  }
  /** One of many small moves. */
  function nudge(to: number) {
    place(to);
    followers.request();
  }
  function drag(to: number) {
    following.current ??= skipUnseen();
    place(to, true);
    followers.request();
  }
  function release() {
    moments.move(moments.moment());
    follow();
  }

  useEffect(() => unfreezeHeights, []);

  // Never reveal the current minute of a covered match.
  const atPresent = match.covered ? start : end;
  return {
    timeline,
    fold,
    start,
    end,
    held,
    at: held ?? atPresent,
    /** Where the handle is at this frame. */
    handleAt: () => handle.current ?? atPresent,
    /** Where the slider leaves the past. For a covered match the end is an ordinary stop. */
    last: match.covered ? end : undefined,
    move,
    nudge,
    drag,
    release,
  };
}
