import type { Match } from '@touchline/types';
import { useEffect, useState } from 'react';
import { classNames } from '../../../ui/dom/class-names.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import styles from './lazy-alert-bell.module.css';

const AlertBell = lazyPart(() => import('./alert-bell.tsx'));

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
      {isShown && <AlertBell match={match} />}
    </span>
  );
}
