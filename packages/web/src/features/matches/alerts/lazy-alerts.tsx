import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';

const Alerts = lazy(() => import('./alerts.tsx'));

/** Loads the alerts when something is starred. */
export const LazyAlerts = () =>
  useAtomValue(favouritesAtom).size > 0 && (
    <Suspense fallback={null}>
      <Alerts />
    </Suspense>
  );
