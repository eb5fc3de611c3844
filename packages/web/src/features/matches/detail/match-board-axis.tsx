import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { isoTime } from '../../../format/iso-time.ts';
import { isShootOutKick, SHOOT_OUT_GOAL, shootOutScore } from '../../../format/shoot-out.ts';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { useAtHandle } from '../../../state/clock/replayed-moment.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { BoardScore } from '../board/board-score.tsx';
import { LiveState } from '../board/live-state.tsx';
import scoreStyles from '../board/scoreboard-score.module.css';
import { untilText } from '../model/countdown-text.ts';
import { SIDES, shootOutText } from '../model/match.ts';
import { clockText } from '../model/match-clock.ts';
import type { MatchView } from '../model/match-view.ts';
import { Show } from '../spoilers/show.tsx';
import styles from './match-board.module.css';

interface ShootOutKicksProps {
  /** As it was at the instant shown. */
  match: Match;
  /** With all kicks: the place of later ones stays empty. */
  whole: Match;
}

/** The kicks of both sides, each a dot: filled if scored, otherwise a ring. */
function ShootOutKicks({ match, whole }: ShootOutKicksProps) {
  const { t } = useTranslation();
  const kicks = whole.incidents?.filter(({ kind }) => isShootOutKick(kind)) ?? [];
  const hasMany = SIDES.some((side) => kicks.filter((one) => one.side === side).length > 5);
  const taken = new Set(match.incidents?.map(({ id }) => id));
  return (
    <div className={styles.kicks} data-many={hasMany || undefined}>
      {SIDES.map((side) => (
        <ul key={side} aria-label={t('detail:kicks.of', { team: match[`${side}Team`].name })}>
          {kicks
            .filter((one) => one.side === side)
            .map(({ id, kind, player = '' }) => {
              const how = kind === SHOOT_OUT_GOAL ? 'scored' : 'missed';
              // A club of a real season has no players.
              const name = t(`detail:kicks.${how}`, { player }).trim();
              return (
                <li key={id} data-ahead={!taken.has(id) || undefined}>
                  <span role="img" aria-label={name} title={name} data-kick={how} />
                </li>
              );
            })}
        </ul>
      ))}
    </div>
  );
}

interface MatchBoardAxisProps {
  match: Match;
  view: MatchView;
  isReplayed: boolean;
  /** With what is later than the moment shown, which keeps its place. */
  whole: Match;
}

/** The centre circle: the kick-off time, later the score, and below it the state of the match. */
export function MatchBoardAxis({ match, view, isReplayed, whole }: MatchBoardAxisProps) {
  const { t } = useTranslation();
  const now = useCoarseNow();
  const start = match.startTime * 1000;
  const day = writtenDay(dayOf(start, useAtomValue(zoneAtom)), t);
  if (view.state === 'soon') {
    return (
      <div className={scoreStyles.axis}>
        <time className={styles.kickOff} dateTime={isoTime(match.startTime)}>
          {view.time}
        </time>
        <div className={styles.when}>
          <Numerals as="fig-s" text={day} />
        </div>
        <div className={styles.when}>{start > now && untilText(start, now, t)}</div>
      </div>
    );
  }
  return (
    <div className={scoreStyles.axis}>
      <Show of={match} className={scoreStyles.show} />
      <ScoreAtHandle match={match} whole={whole} loser={view.loser} isReplayed={isReplayed} />
      <div className={classNames(scoreStyles.state, styles.state)}>
        {view.state === 'live' && isReplayed && (
          <span>
            <ClockAtHandle clock={view.clock.text} /> · <Numerals as="fig-s" text={day} />
          </span>
        )}
        {view.state === 'live' && !isReplayed && <LiveState match={match} view={view} />}
        {view.state === 'done' && (
          <span>
            {t(shootOutScore(match) ? 'detail:kicks.after' : 'match.finished')} ·{' '}
            <Numerals as="fig-s" text={t('detail:on', { day, time: view.time })} />
          </span>
        )}
      </div>
      {shootOutScore(whole) && (
        <>
          <p className={styles.outcome}>
            {shootOutText(match, t)
              .split(/(\d+–\d+)/)
              .map((part, at) => (at === 1 ? <span key={at}>{part}</span> : part))}
          </p>
          <ShootOutKicks match={match} whole={whole} />
        </>
      )}
    </div>
  );
}

interface ScoreAtHandleProps {
  match: Match;
  whole: Match;
  loser: MatchView['loser'];
  isReplayed: boolean;
}

/** The score under the handle: ahead of the rest of the board, which follows less often. */
function ScoreAtHandle({ match, whole, loser, isReplayed }: ScoreAtHandleProps) {
  const home = useAtHandle((moment) => (moment?.match ?? match).homeTeam.score);
  const away = useAtHandle((moment) => (moment?.match ?? match).awayTeam.score);
  const homeKicks = useAtHandle((moment) => shootOutScore(moment?.match ?? match)?.home);
  const awayKicks = useAtHandle((moment) => shootOutScore(moment?.match ?? match)?.away);
  return (
    <BoardScore
      className={classNames(scoreStyles.score, styles.score)}
      covered={match.covered}
      score={{ home, away }}
      kicks={
        homeKicks === undefined || awayKicks === undefined
          ? undefined
          : { home: homeKicks, away: awayKicks }
      }
      loser={loser}
      isQuiet={isReplayed}
      hasRoomForKicks={shootOutScore(whole) !== undefined}
    />
  );
}

function ClockAtHandle({ clock }: { clock: string }) {
  const { t } = useTranslation();
  const text = useAtHandle((moment) =>
    moment ? clockText(moment.match, moment.now, t).moment : clock,
  );
  return <span className={styles.moment}>{text}</span>;
}
