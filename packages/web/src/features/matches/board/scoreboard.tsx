import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { shootOutScore } from '../../../format/shoot-out.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { ProgressLine } from '../../../ui/figures/progress-line.tsx';
import glow from '../../../ui/graphics/club-glow.module.css';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { countryOf, shownScoreOf, stageText } from '../model/match.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { MatchStar } from '../row/match-star.tsx';
import { TipCount } from '../row/tip-count.tsx';
import { Show } from '../spoilers/show.tsx';
import { BoardScore } from './board-score.tsx';
import { LiveState } from './live-state.tsx';
import { PairGlow } from './pair-glow.tsx';
import styles from './scoreboard.module.css';
import { ScoreboardPlace } from './scoreboard-place.tsx';
import scoreStyles from './scoreboard-score.module.css';
import { ScoreboardTeam } from './scoreboard-team.tsx';

/** A live match as a large board with its score in the middle; the lead of the live list. */
export function Scoreboard({ match: initialMatch }: { match: Match }) {
  const match = useLiveMatch(initialMatch);
  const { t } = useTranslation();
  const view = useMatchView(match);
  const { tournament, tips } = match;
  return (
    <article className={classNames(glow.lit, styles.board)} data-match={match.id}>
      <PairGlow match={match} home={styles.homeBeam} away={styles.awayBeam} />
      <div className={styles.top}>
        <Flag country={tournament.country} />
        <ScoreboardPlace
          country={countryOf(tournament)}
          parts={[match.season, stageText(match, t)]}
        >
          {tournament.name}
        </ScoreboardPlace>
        <TipCount count={tips} className={styles.push} />
        <MatchStar match={match} className={styles.star} />
      </div>
      <div className={styles.main}>
        <ScoreboardTeam match={match} side="home" view={view} />
        <ScoreboardTeam match={match} side="away" view={view} />
        <div className={scoreStyles.axis}>
          <Show of={match} className={scoreStyles.show} />
          <BoardScore
            covered={match.covered}
            score={shownScoreOf(match)}
            kicks={shootOutScore(match)}
            loser={view.loser}
            className={scoreStyles.score}
          />
          <div className={scoreStyles.state}>
            <LiveState match={match} view={view} />
          </div>
        </div>
      </div>
      <ProgressLine played={view.played} />
    </article>
  );
}
