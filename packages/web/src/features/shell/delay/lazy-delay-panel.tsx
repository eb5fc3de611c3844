import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { delayPanelAtom } from '../../../state/overlays/delay-panel.ts';

const DelayPanel = lazy(() => import('./delay-panel.tsx'));

/** Loaded with its first opening. */
export const LazyDelayPanel = () =>
  useAtomValue(delayPanelAtom) && (
    <Suspense fallback={null}>
      <DelayPanel />
    </Suspense>
  );
