import { useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import type { LiveStandingProps } from './live/live-standing.tsx';

const LiveStanding = lazyPart(() => import('./live/live-standing.tsx'));

interface LazyLiveStandingProps extends LiveStandingProps {
  /** Whether matches are being played, or the page is moved to a moment. */
  isNeeded: boolean;
}

/** Outside the first load, in which the tables are as the upstream counts them. */
export function LazyLiveStanding({ isNeeded, ...props }: LazyLiveStandingProps) {
  const [isShown, setIsShown] = useState(false);
  // Once shown it stays: results that the upstream lacks are still counted.
  useEffect(() => setIsShown((before) => before || isNeeded), [isNeeded]);
  return isShown && <LiveStanding {...props} />;
}
