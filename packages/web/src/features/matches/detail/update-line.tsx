import type { MatchIncident } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import { zoneAtom } from '../../../state/preferences-atoms.ts';
import styles from './updates.module.css';

const scoring: readonly MatchIncident['kind'][] = [
  'goal',
  'own-goal',
  'penalty-goal',
  'shootout-goal',
  'map-won',
];

/** The text begins with the minute, which here has a column of its own. */
const withoutMinute = (text: string) => text.replace(/^\d+(\+\d+)?['′]\s*/, '');

export function UpdateLine({ incident }: { incident: MatchIncident }) {
  const zone = useAtomValue(zoneAtom);
  const { kind, at, minute, stoppage, home, away, text } = incident;
  const when =
    minute === undefined
      ? clockTime(at * 1000, zone)
      : `${minute}${stoppage ? `+${stoppage}` : ''}′`;
  const goal = scoring.includes(kind) && home !== undefined && away !== undefined;
  return (
    <li className={styles.line} data-goal={goal || undefined} data-kind={kind}>
      <span className="fig">{when}</span>
      <p>
        {goal && (
          <span className={styles.score}>
            {home}–{away}
          </span>
        )}
        {withoutMinute(text)}
      </p>
    </li>
  );
}
