import type { Match } from '@touchline/types';
import styles from './match-row.module.css';
import type { MatchView } from './match-view.ts';

/** The cell on the halfway line: a time, then a score, in the same place, so that going live moves nothing. */
export function MatchRowAxis({ match, view }: { match: Match; view: MatchView }) {
  const { homeTeam, awayTeam } = match;
  if (view.state === 'soon') {
    return (
      <span className={styles.mid}>
        <time>{view.time}</time>
      </span>
    );
  }
  return (
    <span className={styles.mid}>
      <b data-lost={view.loser === 'home' || undefined}>{homeTeam.score ?? 0}</b>
      <i>–</i>
      <b data-lost={view.loser === 'away' || undefined}>{awayTeam.score ?? 0}</b>
    </span>
  );
}
