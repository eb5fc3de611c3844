import type { Match } from '@touchline/types';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './lazy-alert-bell.module.css';

const AlertBell = lazy(() => import('./alert-bell.tsx'));

/** Room for the bell, which is outside the first load. */
export function LazyAlertBell({ match }: { match: Match }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return (
    <span className={styles.room}>
      {isShown && (
        <Suspense fallback={null}>
          <AlertBell match={match} />
        </Suspense>
      )}
    </span>
  );
}
