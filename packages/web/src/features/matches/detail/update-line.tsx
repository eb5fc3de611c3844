import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import {
  isGoalKind,
  isShootOutKick,
  SHOOT_OUT_GOAL,
  SHOOT_OUT_NAME,
} from '../../../format/shoot-out.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { minuteText } from './goals.ts';
import styles from './updates.module.css';
import type { MatchUpdate } from './updates-of.ts';

const changesScore = (kind: string) =>
  isGoalKind(kind) || kind === SHOOT_OUT_GOAL || kind === 'map-won';

/** The name of an incident without a minute. */
function markerOf(kind: string) {
  if (kind === 'period-end') return 'match.clock.half-time';
  if (kind === 'match-end') return 'match.finished';
  return isShootOutKick(kind) ? SHOOT_OUT_NAME : undefined;
}

/** The upstream's text begins with the minute, which has a column here. */
const withoutMinute = (text: string) => text.replace(/^\d+(\+\d+)?['′]\s*/, '');

interface UpdateLineProps {
  incident: MatchUpdate;
  /** Whether the sport counts in minutes: then an incident without one, such as the end of a half, has a name instead. */
  inMinutes: boolean;
}

export function UpdateLine({ incident, inMinutes }: UpdateLineProps) {
  const zone = useAtomValue(zoneAtom);
  const { t } = useTranslation();
  const { kind, at, minute, stoppage, home, away, text } = incident;
  const marker = inMinutes && markerOf(kind);
  const hasScore = changesScore(kind) && home !== undefined && away !== undefined;
  return (
    <li className={styles.line} data-goal={hasScore || undefined} data-kind={kind}>
      {minute !== undefined ? (
        <span className="fig">{minuteText(minute, stoppage)}</span>
      ) : marker ? (
        <span>{t(marker)}</span>
      ) : (
        <time className="fig">{clockTime(at * 1000, zone)}</time>
      )}
      <p>
        {hasScore && (
          <span className={styles.score}>
            {home}–{away}
          </span>
        )}
        {withoutMinute(text)}
      </p>
    </li>
  );
}
