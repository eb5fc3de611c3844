import type { Match } from '@touchline/types';
import { lazy, Suspense, useEffect, useState } from 'react';
import { classNames } from '../../../ui/dom/class-names.ts';
import styles from './lazy-alert-bell.module.css';

const AlertBell = lazy(() => import('./alert-bell.tsx'));

interface LazyAlertBellProps {
  match: Match;
  className?: string | undefined;
}

/** Room for the bell, which is outside the first load. */
export function LazyAlertBell({ match, className }: LazyAlertBellProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return (
    <span className={classNames(styles.room, className)}>
      {isShown && (
        <Suspense fallback={null}>
          <AlertBell match={match} />
        </Suspense>
      )}
    </span>
  );
}
