import type { Match } from '@touchline/types';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playedShare } from '../../../format/played-share.ts';
import { gameOf, paths } from '../../../paths.ts';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { type Moment, useShown } from '../../../state/clock/replayed-moment.tsx';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import glow from '../../../ui/graphics/club-glow.module.css';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { LazyAlertBell } from '../alerts/lazy-alert-bell.tsx';
import { PairGlow } from '../board/pair-glow.tsx';
import scoreboard from '../board/scoreboard.module.css';
import { ScoreboardPlace } from '../board/scoreboard-place.tsx';
import { ScoreboardTeam } from '../board/scoreboard-team.tsx';
import { countryOf, stageText } from '../model/match.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { MatchStar } from '../row/match-star.tsx';
import { TipCount } from '../row/tip-count.tsx';
import { GoalTimeline } from './goal-timeline.tsx';
import styles from './match-board.module.css';
import { MatchBoardAxis } from './match-board-axis.tsx';
import { MatchPeriods } from './match-periods.tsx';

interface MatchBoardProps {
  match: Match;
  /** The control that moves along the line. */
  replay: ReactNode;
}

/** A page that opens at a moment has the goals after it once the visitor has moved past them. */
function useReached(match: Match, pausedAt: number | undefined): Match {
  const [reached, setReached] = useState(pausedAt);
  if (reached !== undefined && (pausedAt === undefined || pausedAt > reached)) {
    setReached(pausedAt);
  }
  return useMemo(() => {
    if (reached === undefined || !match.incidents) return match;
    return { ...match, incidents: match.incidents.filter(({ at }) => at * 1000 <= reached) };
  }, [match, reached]);
}

/** MDT-1: the head of a match page: a large scoreboard with goals and periods. */
export function MatchBoard({ match: whole, replay }: MatchBoardProps) {
  const { match, pausedAt } = useShown(whole, 'board');
  const { t } = useTranslation();
  const view = useMatchView(match, pausedAt);
  const now = useCoarseNow(pausedAt);
  const { tournament, tips, bestOf } = match;
  // From kick-off on, so that the first goal moves nothing.
  // A covered match has its goals from the moment that is played.
  const shown = whole.covered
    ? { ...match, endTime: Math.max(whole.endTime, (pausedAt ?? 0) / 1000) }
    : whole;
  const marks = useReached(shown, pausedAt);
  const playedAt = (moment: Moment | undefined) =>
    view.state === 'soon' || (match.covered && !moment)
      ? 0
      : playedShare(whole.startTime * 1000, shown.endTime * 1000, moment?.now ?? now);
  const hasGoals = view.sport === 'football' && shown.incidents !== undefined;
  const isBare =
    view.state === 'done' && !match.covered && !shown.incidents && !shown.periods?.length;
  const stage = [
    match.season,
    stageText(match, t),
    bestOf && t('detail:bestOf', { count: bestOf }),
  ];
  return (
    <article
      className={classNames(glow.lit, scoreboard.board, styles.board)}
      data-state={view.state}
      data-moment={pausedAt === undefined ? undefined : ''}
      data-match={match.id}
    >
      <PairGlow match={match} home={scoreboard.homeBeam} away={scoreboard.awayBeam} />
      <div className={scoreboard.top}>
        <Flag country={tournament.country} />
        <ScoreboardPlace country={countryOf(tournament)} parts={stage}>
          <Link
            className={styles.tournament}
            to={paths.tournament(gameOf(tournament), tournament.id)}
          >
            {tournament.name}
          </Link>
        </ScoreboardPlace>
        <TipCount count={tips} className={scoreboard.push} />
        {whole.statusId !== 'FINISHED' && (
          <LazyAlertBell match={whole} className={scoreboard.star} />
        )}
        <MatchStar match={match} className={scoreboard.star} />
      </div>
      <div className={classNames(scoreboard.main, styles.main)}>
        <ScoreboardTeam match={match} side="home" view={view} hero />
        <ScoreboardTeam match={match} side="away" view={view} hero />
        <MatchBoardAxis
          match={match}
          view={view}
          isReplayed={pausedAt !== undefined}
          whole={shown}
        />
        <MatchPeriods match={match} whole={shown} />
        <GoalTimeline match={marks} playedAt={playedAt} hasGoals={hasGoals} isBare={isBare}>
          {replay}
        </GoalTimeline>
      </div>
    </article>
  );
}
