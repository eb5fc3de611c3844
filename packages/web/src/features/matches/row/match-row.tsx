import type { Match } from '@touchline/types';
import { memo } from 'react';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import type { MatchView, SideProps } from '../model/match-view.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { Show } from '../spoilers/show.tsx';
import { MatchResultBadge } from './match-result-badge.tsx';
import styles from './match-row.module.css';
import matchRowAxis from './match-row-axis.module.css';
import { MatchRowClock } from './match-row-clock.tsx';
import matchRowTeam from './match-row-team.module.css';
import { MatchStar } from './match-star.tsx';
import { PriceFigure } from './price-figure.tsx';
import { TipCount } from './tip-count.tsx';

interface MatchRowProps {
  match: Match;
  /** Leaves the star's space to the names. */
  hideStar?: boolean;
  /** Shows the date, in lists of several days. */
  showDate?: boolean;
  /** Whether the page of the match is open beside the list. */
  open?: boolean;
  /** On the page of this team: shows the date, and the result instead of star and prices. */
  teamId?: string;
}

/** One match on one line, home left and away right of the axis; on two lines in a narrow list. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match: initialMatch, hideStar, open, teamId, showDate = teamId !== undefined } = props;
  const match = useLiveMatch(initialMatch);
  const view = useMatchView(match);
  const hasResult = teamId !== undefined && view.state === 'done' && !match.covered;
  return (
    <li
      className={styles.row}
      data-state={view.state}
      data-match={match.id}
      data-bare={hideStar || undefined}
      data-result={hasResult || undefined}
      data-covered={match.covered}
    >
      <Link className={styles.link} to={view.path} aria-current={open || undefined}>
        <span className="vh">{view.sentence}</span>
        <span className={styles.face} aria-hidden="true">
          <MatchRowClock match={match} view={view} showDate={showDate} />
          <PriceFigure price={view.home} className={classNames(styles.odd, styles.home)} />
          <MatchRowTeam match={match} side="home" view={view} />
          <MatchRowAxis match={match} view={view} />
          <MatchRowTeam match={match} side="away" view={view} />
          <PriceFigure price={view.away} className={classNames(styles.odd, styles.away)} />
          <TipCount count={match.tips} compact className={styles.tips} />
        </span>
      </Link>
      <Show of={match} isIcon className={styles.show} />
      {hasResult && <MatchResultBadge match={match} teamId={teamId} className={styles.star} />}
      {!hideStar && !hasResult && <MatchStar match={match} className={styles.star} />}
      {view.state === 'live' && (
        <svg
          className={styles.played}
          width={svgWidth(view.played)}
          height="2"
          aria-hidden="true"
        />
      )}
    </li>
  );
});

function MatchRowTeam({ match, side, view }: SideProps) {
  const team = match[`${side}Team`];
  const lost = view.loser === side || undefined;
  return (
    <span className={classNames(matchRowTeam.team, matchRowTeam[side])} data-lost={lost}>
      <ClubCrest team={team} kind={view.sport} />
      <span className={classNames('team-name', matchRowTeam.name)}>{team.name}</span>
    </span>
  );
}

/** The cell on the halfway line: the kick-off time, later the score in its place, so that kick-off shifts nothing. */
function MatchRowAxis({ match, view }: { match: Match; view: MatchView }) {
  const { homeTeam, awayTeam, covered } = match;
  if (view.state === 'soon') {
    return (
      <span className={matchRowAxis.mid}>
        <time>{view.time}</time>
      </span>
    );
  }
  return (
    <span className={matchRowAxis.mid}>
      <ScoreFigure score={homeTeam.score} lost={view.loser === 'home'} covered={covered} />
      <i>–</i>
      <ScoreFigure score={awayTeam.score} lost={view.loser === 'away'} covered={covered} />
    </span>
  );
}
