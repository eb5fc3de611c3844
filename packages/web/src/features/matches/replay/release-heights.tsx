import type { Match } from '@touchline/types';
import { useLayoutEffect } from 'react';
import { useShown } from '../../../state/clock/moment.tsx';
import { releaseHeights } from './keep-heights.ts';

interface ReleaseHeightsProps {
  match: Match;
  /** The moment that is the present, in milliseconds, on a page with a delay. */
  present: number | undefined;
}

/** Releases the heights together with the content of the present, which comes later than the slider. */
export function ReleaseHeights({ match, present }: ReleaseHeightsProps) {
  const { pausedAt } = useShown(match);
  const isPresent = pausedAt === present;
  useLayoutEffect(() => {
    if (isPresent) releaseHeights();
  }, [isPresent]);
  return null;
}
