import type { Match } from '@touchline/types';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import type { MatchView } from '../model/match-view.ts';
import styles from './match-row-axis.module.css';

/** The cell on the halfway line: the kick-off time, later the score in its place, so that kick-off shifts nothing. */
export function MatchRowAxis({ match, view }: { match: Match; view: MatchView }) {
  const { homeTeam, awayTeam, covered } = match;
  if (view.state === 'soon') {
    return (
      <span className={styles.mid}>
        <time>{view.time}</time>
      </span>
    );
  }
  return (
    <span className={styles.mid}>
      <ScoreFigure score={homeTeam.score} lost={view.loser === 'home'} covered={covered} />
      <i>–</i>
      <ScoreFigure score={awayTeam.score} lost={view.loser === 'away'} covered={covered} />
    </span>
  );
}
