import type { Match } from '@touchline/types';
import { createContext, type ReactNode, startTransition, useContext, useState } from 'react';

/** A match as it was at an instant, in seconds. */
export interface Moment {
  readonly at: number;
  readonly match: Match;
}

/** The moment that the parts of a match page show; undefined for the present. */
export const MomentContext = createContext<Moment | undefined>(undefined);
const SetMomentContext = createContext((_: Moment | undefined): void => {});

/** Holds the moment apart from the page: what does not show it is not rendered again as it moves. */
export function MomentProvider({ children }: { children: ReactNode }) {
  const [moment, setMoment] = useState<Moment>();
  return (
    <SetMomentContext value={setMoment}>
      <MomentContext value={moment}>{children}</MomentContext>
    </SetMomentContext>
  );
}

/** The match of the moment, or this one at present. */
export const useShownMatch = (match: Match): Match => useContext(MomentContext)?.match ?? match;

/** Moves the page to a moment, with low priority: the handle under the finger is never late. */
export function useSetMoment() {
  const setMoment = useContext(SetMomentContext);
  return (moment: Moment | undefined) => startTransition(() => setMoment(moment));
}
