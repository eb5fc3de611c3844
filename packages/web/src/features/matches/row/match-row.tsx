import type { Match } from '@touchline/types';
import { memo } from 'react';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { useMatchView } from '../model/use-match-view.ts';
import styles from './match-row.module.css';
import { MatchRowAxis } from './match-row-axis.tsx';
import { MatchRowClock } from './match-row-clock.tsx';
import { MatchRowTeam } from './match-row-team.tsx';
import { MatchStar } from './match-star.tsx';
import { PriceFigure } from './price-figure.tsx';
import { MatchResultBadge } from './result-badge.tsx';
import { TipCount } from './tip-count.tsx';

interface MatchRowProps {
  match: Match;
  /** Without the star, where the names need its place. */
  bare?: boolean;
  /** With its day, where matches of many days stand together. */
  dated?: boolean;
  /** With the flag of its country and the name of its tournament, where no head says them. */
  placed?: boolean | undefined;
  /** Whether its page stands beside the list. */
  open?: boolean;
  /** On the page of this team: the clock names the day, and a result takes the place of star and prices. */
  teamId?: string;
  /** Far from sight since then: the row is its words, without the picture that nobody sees. */
  rest?: number | undefined;
}

/** One match on one line, home left and away right of the axis; on two lines where it is narrow. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match: listed, bare, placed, open, teamId, rest, dated = teamId !== undefined } = props;
  const drawn = rest === undefined;
  const match = useLiveMatch(listed, drawn);
  const view = useMatchView(match, rest);
  const result = teamId !== undefined && view.state === 'done';
  return (
    <li
      className={styles.row}
      data-state={view.state}
      data-match={match.id}
      data-bare={bare || undefined}
      data-result={result || undefined}
    >
      <Link className={styles.link} to={view.path} aria-current={open || undefined}>
        <span className="vh">{view.sentence}</span>
        {drawn && (
          <span className={styles.face} aria-hidden="true">
            <MatchRowClock match={match} view={view} placed={placed} dated={dated} />
            <PriceFigure price={view.home} className={classNames(styles.odd, styles.home)} />
            <MatchRowTeam match={match} side="home" view={view} />
            <MatchRowAxis match={match} view={view} />
            <MatchRowTeam match={match} side="away" view={view} />
            <PriceFigure price={view.away} className={classNames(styles.odd, styles.away)} />
            <TipCount count={match.tips} bare className={styles.tips} />
          </span>
        )}
      </Link>
      {result && <MatchResultBadge match={match} teamId={teamId} className={styles.star} />}
      {!bare && !result && <MatchStar match={match} className={styles.star} drawn={drawn} />}
      {drawn && view.state === 'live' && (
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
