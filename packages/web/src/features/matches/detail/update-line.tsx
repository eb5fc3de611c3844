import { useAtomValue } from 'jotai';
import { clockTime } from '../../../format/clock-time.ts';
import { nameParts } from '../../../format/name-parts.ts';
import {
  isGoalKind,
  isShootOutKick,
  SHOOT_OUT_GOAL,
  SHOOT_OUT_NAME,
} from '../../../format/shoot-out.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Game } from '../../../paths.ts';
import { PlayerLink } from '../../../state/navigation/player-link.tsx';
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

type LinkedTextProps = MatchUpdate & { game: Game };

interface UpdateLineProps {
  incident: MatchUpdate;
  game: Game;
}

export function UpdateLine({ incident, game }: UpdateLineProps) {
  const zone = useAtomValue(zoneAtom);
  const { t } = useTranslation();
  const { kind, at, minute, stoppage, home, away, text } = incident;
  // Football counts in minutes: what has none there, such as the end of a half, has a name instead.
  const marker = game === 'football' && markerOf(kind);
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
        <LinkedText {...incident} text={withoutMinute(text)} game={game} />
      </p>
    </li>
  );
}

/** The text, with links where it names players. */
function LinkedText({ text, player, playerId, replaced, replacedId, game }: LinkedTextProps) {
  const named = [
    ...(player ? [{ name: player, id: playerId }] : []),
    ...(replaced ? [{ name: replaced, id: replacedId }] : []),
  ];
  return nameParts(text, named).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <PlayerLink key={part.name} id={part.id} game={game}>
        {part.name}
      </PlayerLink>
    ),
  );
}
