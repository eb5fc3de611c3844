import type { MatchIncident } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
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

interface UpdateLineProps {
  incident: MatchIncident;
  /** Whether the match counts in minutes: then a line without one, as a half's end, is a mark. */
  inMinutes: boolean;
}

export function UpdateLine({ incident, inMinutes }: UpdateLineProps) {
  const zone = useAtomValue(zoneAtom);
  const { kind, at, minute, stoppage, home, away, text } = incident;
  const mark = inMinutes && minute === undefined;
  const time = <time className="fig">{clockTime(at * 1000, zone)}</time>;
  const goal = scoring.includes(kind) && home !== undefined && away !== undefined;
  return (
    <li
      className={styles.line}
      data-goal={goal || undefined}
      data-kind={kind}
      data-mark={mark || undefined}
    >
      {minute !== undefined ? (
        <span className="fig">{`${minute}${stoppage ? `+${stoppage}` : ''}′`}</span>
      ) : (
        !mark && time
      )}
      <p>
        {goal && (
          <span className={styles.score}>
            {home}–{away}
          </span>
        )}
        {withoutMinute(text)}
      </p>
      {mark && time}
    </li>
  );
}
