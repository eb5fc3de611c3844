import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReplayProps } from './replay.tsx';

const Replay = lazy(() => import('./replay.tsx'));

/** The handle on the line of a match: outside the first load, as it needs the timeline, which is fetched with it. */
export function LazyReplay(props: ReplayProps) {
  const [isShown, setIsShown] = useState(false);
  // Not while the server renders, nor with the first render of the browser.
  useEffect(() => setIsShown(true), []);
  return (
    isShown && (
      <Suspense fallback={null}>
        <Replay {...props} />
      </Suspense>
    )
  );
}
