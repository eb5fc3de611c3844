import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import { dayOf } from '../../../format/compact-day.ts';
import { weekdayOf } from '../../../format/day-name.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import styles from './alert-row.module.css';
import type { Alert } from './alert-text.ts';

interface AlertRowProps {
  /** In seconds. */
  at: number;
  alert: Alert;
}

/** What has happened, and when. */
export function AlertRow({ at, alert }: AlertRowProps) {
  const { zone, language, today } = useAtomValue(callContextAtom);
  const day = dayOf(at * 1000, zone);
  return (
    <li>
      <Link className={styles.row} to={alert.href}>
        <span className={styles.time}>
          {day !== today && <small>{weekdayOf(day, language)}</small>}
          {clockTime(at * 1000, zone)}
        </span>
        <span className={styles.text}>
          <b>{alert.title}</b>
          {alert.text}
        </span>
      </Link>
    </li>
  );
}
