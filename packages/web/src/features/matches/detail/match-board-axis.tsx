import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { LiveBadge } from '../../../ui/figures/live-badge.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import { untilText } from '../model/countdown-text.ts';
import type { MatchView } from '../model/match-view.ts';
import scoreStyles from '../scoreboard/scoreboard-score.module.css';
import { Show } from '../spoilers/show.tsx';
import styles from './match-board.module.css';

interface MatchBoardAxisProps {
  match: Match;
  view: MatchView;
  isReplayed: boolean;
}

/** The centre circle: the kick-off time, later the score, and below it the state of the match. */
export function MatchBoardAxis({ match, view, isReplayed }: MatchBoardAxisProps) {
  const { t } = useTranslation();
  const now = useCoarseNow();
  const start = match.startTime * 1000;
  const day = writtenDay(dayOf(start, useAtomValue(zoneAtom)), t);
  const { homeTeam, awayTeam } = match;
  if (view.state === 'soon') {
    return (
      <div className={scoreStyles.axis}>
        <time className={styles.kickOff} dateTime={new Date(start).toISOString()}>
          {view.time}
        </time>
        <div className={styles.when}>
          <Numerals as="fig-s" text={day} />
        </div>
        <div className={styles.when}>{start > now && untilText(start, now, t).long}</div>
      </div>
    );
  }
  const hasTwoDigits = Math.max(homeTeam.score ?? 0, awayTeam.score ?? 0) > 9;
  return (
    <div className={scoreStyles.axis}>
      <Show of={match} className={scoreStyles.show} />
      <div
        className={classNames(scoreStyles.score, styles.score)}
        data-covered={match.covered}
        data-long={hasTwoDigits || undefined}
      >
        <ScoreFigure score={homeTeam.score} lost={view.loser === 'home'} />
        <i />
        <ScoreFigure score={awayTeam.score} lost={view.loser === 'away'} />
      </div>
      <div className={classNames(scoreStyles.state, styles.state)}>
        {view.state === 'live' && isReplayed && (
          <span>
            <span className={styles.moment}>{view.clock.text}</span> ·{' '}
            <Numerals as="fig-s" text={day} />
          </span>
        )}
        {view.state === 'live' && !isReplayed && (
          <LiveBadge large word={t('match.live')} clock={view.clock.text} />
        )}
        {view.state === 'done' && (
          <span>
            {t('match.finished')} ·{' '}
            <Numerals as="fig-s" text={t('detail:on', { day, time: view.time })} />
          </span>
        )}
      </div>
    </div>
  );
}
