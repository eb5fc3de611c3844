import { cutTimeline, extendTimeline } from '@touchline/shared/timeline';
import type { Match, MatchTimeline } from '@touchline/types';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nowAtom } from '../../../state/clock/clock.ts';
import { useSession } from '../../../state/session.tsx';

const unusedAtom = atom(0);

interface Delayed {
  /** As fetched; with a delay up to that instant, with what the stream has reported since. */
  timeline: MatchTimeline | undefined;
  /** False without a delay, and once the end of the match is shown. */
  isDelayed: boolean;
}

/** The history of a match, up to the instant that is a delay ago. */
export function useDelayedTimeline(
  { id }: Match,
  fetched: MatchTimeline | undefined,
  delay: number,
): Delayed {
  const { live } = useSession();
  const now = Math.floor(useAtomValue(delay > 0 ? nowAtom : unusedAtom) / 1000);
  const [timeline, setTimeline] = useState(fetched);
  const [last, setLast] = useState(fetched);
  const reportedAtFetch = useRef<Match>(undefined);
  if (fetched !== last) {
    setLast(fetched);
    setTimeline(fetched);
  }
  useEffect(() => {
    reportedAtFetch.current = fetched && live.latest(id);
  }, [live, id, fetched]);
  useEffect(() => {
    const latest = live.latest(id);
    // Until the stream reports anew, the fetched history is newer.
    if (now === 0 || !latest || latest === reportedAtFetch.current) return;
    setTimeline((known) => known && extendTimeline(known, latest, now));
  }, [live, id, now]);
  return useMemo(() => {
    const { startedAt, endedAt = Number.POSITIVE_INFINITY } = timeline ?? {};
    if (delay === 0 || !timeline || startedAt === undefined || now - delay >= endedAt) {
      return { timeline: fetched, isDelayed: false };
    }
    const at = Math.max(startedAt, now - delay);
    return { timeline: cutTimeline(timeline, at), isDelayed: true };
  }, [timeline, fetched, delay, now]);
}
