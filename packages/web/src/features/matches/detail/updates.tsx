import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../format/clock-time.ts';
import { hasScore } from '../../../format/known-score.ts';
import { nameParts } from '../../../format/name-parts.ts';
import {
  isGoalKind,
  isShootOutKick,
  SHOOT_OUT_GOAL,
  SHOOT_OUT_NAME,
} from '../../../format/shoot-out.ts';
import { type Game, gameOf } from '../../../paths.ts';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { Link } from '../../../state/navigation/link.tsx';
import { PlayerLink } from '../../../state/navigation/player-link.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import type { Resource } from '../../../state/stores/resource.ts';
import { Button } from '../../../ui/controls/button.tsx';
import tabs from '../../../ui/controls/tabs.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Block } from '../../../ui/layout/block.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import { minuteText } from '../model/goals.ts';
import { namesOf, scoreOf } from '../model/match.ts';
import { gameClockText } from '../model/match-clock.ts';
import { useMatchView } from '../model/use-match-view.ts';
import styles from './updates.module.css';
import { keyMomentsOf, type MatchUpdate, updatesOf } from './updates-of.ts';

const INITIAL_UPDATES = 8;

interface UpdatesProps {
  match: Match;
  /** The lines between the incidents, which streamed matches lack. */
  commentary: Match['commentary'];
  resource: Resource<unknown>;
  /** Leaves out the lines between the key moments. */
  isKeyOnly?: boolean;
  /** The address of the page with the key moments alone, or with all. */
  to: (kind: 'key' | undefined) => string;
}

/** MDT-2: incidents and commentary, the newest first; the state of the match where the upstream has none. */
export function Updates(props: UpdatesProps) {
  const { match: present, commentary, resource, isKeyOnly = false, to } = props;
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const { match, pausedAt } = useShown(present, 'updates');
  const isReplayed = pausedAt !== undefined;
  const summary = useSummary(match, pausedAt);
  const lines = isReplayed ? match.commentary : commentary;
  const all = updatesOf(match, lines).toReversed();
  const key = keyMomentsOf(match, lines).toReversed();
  const incidents = isKeyOnly && key.length > 0 ? key : all;
  const shown = showsAll ? incidents : incidents.slice(0, INITIAL_UPDATES);
  const game = gameOf(match.tournament);
  const live = match.statusId === 'ONGOING' && !isReplayed;
  return (
    <Block
      id="updates"
      title={t(live ? 'detail:updates.title' : 'detail:updates.past')}
      end={
        live && (
          <span className={styles.end}>
            <LastUpdated of={resource} />
          </span>
        )
      }
    >
      {incidents.length === 0 && (
        <p className={styles.summary}>{match.covered ? t('spoilers:updates') : summary}</p>
      )}
      {key.length > 0 && key.length < all.length && (
        <nav className={tabs.tabs} aria-label={t('detail:updates.shown')}>
          {(['key', undefined] as const).map((kind) => (
            <Link
              key={kind ?? 'all'}
              className={tabs.tab}
              to={to(kind)}
              replace
              aria-current={isKeyOnly === (kind === 'key') ? 'true' : undefined}
            >
              {t(kind ? 'detail:updates.key' : 'detail:updates.whole')}
            </Link>
          ))}
        </nav>
      )}
      <ol>
        {shown.map((incident) => (
          <UpdateLine key={incident.id} incident={incident} game={game} />
        ))}
      </ol>
      {shown.length < incidents.length && (
        <Button className={styles.all} onClick={() => setShowsAll(true)}>
          {t('detail:updates.all', { count: incidents.length })}
        </Button>
      )}
    </Block>
  );
}

/** The state of the match in one sentence, from fields that every upstream has. */
function useSummary(match: Match, pausedAt: number | undefined): string {
  const { t } = useTranslation();
  const { state, clock } = useMatchView(match, pausedAt);
  const isDone = state === 'done';
  if (!hasScore(match))
    return isDone ? t('matches.show.finished') : t('match.spoken.live', { clock: clock.spoken });
  const { home, away } = scoreOf(match);
  return t(`detail:updates.${isDone ? 'done' : 'live'}`, {
    ...namesOf(match),
    score: `${home}–${away}`,
    clock: clock.spoken,
  });
}

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

function UpdateLine({ incident, game }: { incident: MatchUpdate; game: Game }) {
  const zone = useAtomValue(zoneAtom);
  const { t } = useTranslation();
  const { kind, at, minute, stoppage, quarter, left, home, away, text } = incident;
  const time = clockTime(at * 1000, zone);
  // Football counts in minutes: what has none there, such as the end of a half, has a name instead.
  const marker = game === 'football' && markerOf(kind);
  const hasScore = changesScore(kind) && home !== undefined && away !== undefined;
  return (
    <li className={styles.line} data-goal={hasScore || undefined} data-kind={kind}>
      {minute !== undefined ? (
        <span className="fig">{minuteText(minute, stoppage)}</span>
      ) : marker ? (
        <span>{t(marker)}</span>
      ) : quarter !== undefined && left !== undefined ? (
        <span className={classNames('fig', styles.clock)} title={time}>
          {gameClockText(quarter, left, t)}
        </span>
      ) : (
        <time className="fig">{time}</time>
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
