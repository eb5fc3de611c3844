import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import styles from './updates.module.css';
import type { MatchUpdate } from './updates-of.ts';

const scoringKinds: readonly string[] = [
  'goal',
  'own-goal',
  'penalty-goal',
  'shootout-goal',
  'map-won',
];

/** The upstream's text begins with the minute, which has a column here. */
const withoutMinute = (text: string) => text.replace(/^\d+(\+\d+)?['′]\s*/, '');

interface UpdateLineProps {
  incident: MatchUpdate;
  /** Whether the sport counts in minutes: then an incident without one, such as the end of a half, is a marker. */
  inMinutes: boolean;
}

export function UpdateLine({ incident, inMinutes }: UpdateLineProps) {
  const zone = useAtomValue(zoneAtom);
  const { kind, at, minute, stoppage, home, away, text } = incident;
  const isMarker = inMinutes && minute === undefined;
  const time = <time className="fig">{clockTime(at * 1000, zone)}</time>;
  const hasScore = scoringKinds.includes(kind) && home !== undefined && away !== undefined;
  return (
    <li
      className={styles.line}
      data-goal={hasScore || undefined}
      data-kind={kind}
      data-mark={isMarker || undefined}
    >
      {minute !== undefined ? (
        <span className="fig">{`${minute}${stoppage ? `+${stoppage}` : ''}′`}</span>
      ) : (
        !isMarker && time
      )}
      <p>
        {hasScore && (
          <span className={styles.score}>
            {home}–{away}
          </span>
        )}
        {withoutMinute(text)}
      </p>
      {isMarker && time}
    </li>
  );
}
