import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { numericDay } from '../../../format/day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { LiveBadge } from '../../../ui/figures/live-badge.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import { countdownText } from '../model/countdown-text.ts';
import type { MatchView } from '../model/match-view.ts';
import styles from '../scoreboard/scoreboard-score.module.css';
import own from './match-board.module.css';

/** In the centre circle: the time of the kick-off, then the score; under it what state the match is in. */
export function MatchBoardAxis({ match, view }: { match: Match; view: MatchView }) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const start = match.startTime * 1000;
  const day = numericDay(start, useAtomValue(zoneAtom));
  const { homeTeam, awayTeam } = match;
  if (view.state === 'soon') {
    return (
      <div className={styles.axis}>
        <time className={own.kickOff} dateTime={new Date(start).toISOString()}>
          {view.time}
        </time>
        <div className={own.when}>
          <Numerals as="fig-s" text={day} />
        </div>
        <div className={own.when}>{start > now && countdownText(start, now, t)}</div>
      </div>
    );
  }
  const long = Math.max(homeTeam.score ?? 0, awayTeam.score ?? 0) > 9;
  return (
    <div className={styles.axis}>
      <div className={classNames(styles.score, own.score)} data-long={long || undefined}>
        <ScoreFigure score={homeTeam.score} lost={view.loser === 'home'} />
        <i />
        <ScoreFigure score={awayTeam.score} lost={view.loser === 'away'} />
      </div>
      <div className={styles.state}>
        {view.state === 'live' ? (
          <LiveBadge large word={t('match.live')} clock={view.clock.text} />
        ) : (
          <span>
            {t('match.finished')} ·{' '}
            <Numerals as="fig-s" text={t('detail.on', { day, time: view.time })} />
          </span>
        )}
      </div>
    </div>
  );
}
