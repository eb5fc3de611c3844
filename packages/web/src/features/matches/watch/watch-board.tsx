import type { Match } from '@touchline/types';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isoTime } from '../../../format/iso-time.ts';
import { shootOutScore } from '../../../format/shoot-out.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import glow from '../../../ui/graphics/club-glow.module.css';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { PairGlow } from '../card/pair-glow.tsx';
import { GoalTimeline } from '../detail/goal-timeline.tsx';
import { isGoal, minuteText } from '../detail/goals.ts';
import { MatchPeriods } from '../detail/match-periods.tsx';
import { countryOf, namesOf, shownScoreOf, stageText } from '../model/match.ts';
import type { MatchView } from '../model/match-view.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { BoardScore } from '../scoreboard/board-score.tsx';
import scoreboard from '../scoreboard/scoreboard.module.css';
import { ScoreboardPlace } from '../scoreboard/scoreboard-place.tsx';
import scoreStyles from '../scoreboard/scoreboard-score.module.css';
import { ScoreboardTeam } from '../scoreboard/scoreboard-team.tsx';
import styles from './watch-board.module.css';

interface WatchBoardProps {
  /** As it was at the instant shown: nothing later is known here. */
  match: Match;
  /** The instant, in milliseconds. */
  at: number;
  /** Without its timeline a match has no score to show. */
  hasTimeline: boolean;
}

export const WatchBoard = memo(function WatchBoard({ match, at, hasTimeline }: WatchBoardProps) {
  const { t } = useTranslation();
  const view = useMatchView(match, at);
  const { tournament } = match;
  const isFootball = view.sport === 'football';
  return (
    <article
      className={classNames(glow.lit, scoreboard.board, styles.board)}
      data-state={view.state}
      data-moment=""
      data-match={match.id}
      aria-label={t('match.versus', namesOf(match))}
    >
      <PairGlow match={match} home={scoreboard.homeBeam} away={scoreboard.awayBeam} />
      <div className={classNames(scoreboard.top, styles.top)}>
        <Flag country={tournament.country} />
        <ScoreboardPlace country={countryOf(tournament)} parts={[stageText(match, t)]}>
          {tournament.name}
        </ScoreboardPlace>
      </div>
      <div className={classNames(scoreboard.main, styles.main)}>
        <ScoreboardTeam match={match} side="home" view={view} plain />
        <ScoreboardTeam match={match} side="away" view={view} plain />
        {hasTimeline ? (
          <Axis match={match} view={view} />
        ) : (
          <div className={scoreStyles.axis}>–</div>
        )}
      </div>
      <div className={styles.news}>
        {!hasTimeline && t('watch:noTimeline')}
        {hasTimeline && (isFootball ? <LastGoal match={match} /> : <MatchPeriods match={match} />)}
      </div>
      <div className={styles.line}>
        <GoalTimeline
          match={match}
          playedAt={() => (view.state === 'soon' ? 0 : view.played)}
          hasGoals={isFootball}
        />
      </div>
    </article>
  );
});

function Axis({ match, view }: { match: Match; view: MatchView }) {
  if (view.state === 'soon') {
    return (
      <div className={classNames(scoreStyles.axis, styles.axis)}>
        <time className={styles.kickOff} dateTime={isoTime(match.startTime)}>
          {view.time}
        </time>
      </div>
    );
  }
  return (
    <div className={classNames(scoreStyles.axis, styles.axis)}>
      <BoardScore
        covered={match.covered}
        score={shownScoreOf(match)}
        kicks={shootOutScore(match)}
        loser={view.loser}
        className={classNames(scoreStyles.score, styles.score)}
      />
      <div className={classNames(scoreStyles.state, styles.state)}>
        <span>
          <Numerals as="fig-m" text={view.state === 'done' ? view.end : view.clock.text} />
        </span>
      </div>
    </div>
  );
}

/** Where the line has no room for names. */
function LastGoal({ match: { incidents = [], homeTeam, awayTeam } }: { match: Match }) {
  const goal = incidents.findLast(isGoal);
  if (!goal) return null;
  const { minute, stoppage, player, side } = goal;
  return (
    <p>
      <span className="fig-m">{minuteText(minute, stoppage)}</span>{' '}
      {player ?? (side === 'home' ? homeTeam.name : awayTeam.name)}
    </p>
  );
}
