import type { Match } from '@touchline/types';
import { createContext, type ReactNode, startTransition, useContext, useState } from 'react';

/** A match as it was at an instant, in milliseconds. */
export interface Moment {
  readonly now: number;
  readonly match: Match;
}

/** The moment that the parts of a match page show; undefined for the present. */
const MomentContext = createContext<Moment | undefined>(undefined);
const SetMomentContext = createContext((_: Moment | undefined): void => {});

/** Holds the moment apart from the page: what does not show it is not rendered again as it moves. */
export function MomentProvider({
  initial,
  children,
}: {
  initial?: Moment | undefined;
  children: ReactNode;
}) {
  const [moment, setMoment] = useState(initial);
  return (
    <SetMomentContext value={setMoment}>
      <MomentContext value={moment}>{children}</MomentContext>
    </SetMomentContext>
  );
}

interface Shown {
  readonly match: Match;
  /** The instant of the moment, for components that are paused at it. */
  readonly pausedAt: number | undefined;
}

/** The match of the moment, or this one at present. */
export function useShown(present: Match): Shown {
  const moment = useContext(MomentContext);
  return { match: moment?.match ?? present, pausedAt: moment?.now };
}

/** The instant of the moment, in seconds; infinite at present. */
export const useUntil = () => (useContext(MomentContext)?.now ?? Number.POSITIVE_INFINITY) / 1000;

/** Moves the page to a moment, with low priority: the slider under the finger is never late. */
export function useSetMoment() {
  const setMoment = useContext(SetMomentContext);
  return (moment: Moment | undefined) => startTransition(() => setMoment(moment));
}
