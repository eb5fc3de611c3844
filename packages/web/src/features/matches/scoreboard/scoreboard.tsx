import type { Match } from '@touchline/types';
import { crestLight } from '@touchline/types/crests/crest-design';
import { imageUrl } from '../../../api/image-url.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { LiveBadge } from '../../../ui/figures/live-badge.tsx';
import { ProgressLine } from '../../../ui/figures/progress-line.tsx';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import lit from '../../../ui/graphics/club-glow.module.css';
import { ClubGlow } from '../../../ui/graphics/club-glow.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { stageText } from '../model/stage-text.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { MatchStar } from '../row/match-star.tsx';
import { TipCount } from '../row/tip-count.tsx';
import styles from './scoreboard.module.css';
import { ScoreboardPlace } from './scoreboard-place.tsx';
import score from './scoreboard-score.module.css';
import { ScoreboardTeam } from './scoreboard-team.tsx';

/** The lead of the live list: its score is the picture. */
export function Scoreboard({ match: listed }: { match: Match }) {
  const match = useLiveMatch(listed);
  const { t } = useTranslation();
  const view = useMatchView(match);
  const { homeTeam, awayTeam, tournament, tips } = match;
  return (
    <article className={classNames(lit.lit, styles.board)} data-match={match.id}>
      <ClubGlow colour={crestLight(homeTeam.id, view.kind)} className={styles.homeBeam} />
      <ClubGlow colour={crestLight(awayTeam.id, view.kind)} className={styles.awayBeam} />
      <div className={styles.top}>
        <Flag src={imageUrl(tournament.country.logo)} />
        <ScoreboardPlace country={tournament.country.name} parts={[stageText(match, t)]}>
          {tournament.name}
        </ScoreboardPlace>
        <TipCount count={tips} className={styles.push} />
        <MatchStar match={match} className={styles.star} />
      </div>
      <div className={styles.main}>
        <ScoreboardTeam match={match} side="home" view={view} />
        <ScoreboardTeam match={match} side="away" view={view} />
        <div className={score.axis}>
          <div className={score.score}>
            <ScoreFigure score={homeTeam.score} />
            <i />
            <ScoreFigure score={awayTeam.score} />
          </div>
          <div className={score.state}>
            <LiveBadge large word={t('match.live')} clock={view.clock.text} />
          </div>
        </div>
      </div>
      <ProgressLine played={view.played} />
    </article>
  );
}
