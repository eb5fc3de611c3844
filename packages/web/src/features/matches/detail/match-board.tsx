import type { Match } from '@touchline/types';
import { crestLight } from '@touchline/types/crests/crest-design';
import { imageUrl } from '../../../api/image-url.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { gameOf, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import lit from '../../../ui/graphics/club-glow.module.css';
import { ClubGlow } from '../../../ui/graphics/club-glow.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { stageText } from '../model/stage-text.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { MatchStar } from '../row/match-star.tsx';
import { TipCount } from '../row/tip-count.tsx';
import styles from '../scoreboard/scoreboard.module.css';
import { ScoreboardPlace } from '../scoreboard/scoreboard-place.tsx';
import { ScoreboardTeam } from '../scoreboard/scoreboard-team.tsx';
import own from './match-board.module.css';
import { MatchBoardAxis } from './match-board-axis.tsx';
import { MatchLine } from './match-line.tsx';
import { MatchPeriods } from './match-periods.tsx';

/** MDT-1: the head of a match's page. Its score is the picture. */
export function MatchBoard({ match }: { match: Match }) {
  const { t } = useTranslation();
  const view = useMatchView(match);
  const { homeTeam, awayTeam, tournament, tips, bestOf } = match;
  const stage = [stageText(match, t), bestOf && t('detail.bestOf', { count: bestOf })];
  return (
    <article
      className={classNames(lit.lit, styles.board, own.board)}
      data-state={view.state}
      data-match={match.id}
    >
      <ClubGlow colour={crestLight(homeTeam.id, view.kind)} className={styles.homeBeam} />
      <ClubGlow colour={crestLight(awayTeam.id, view.kind)} className={styles.awayBeam} />
      <div className={styles.top}>
        <Flag src={imageUrl(tournament.country.logo)} />
        <ScoreboardPlace country={tournament.country.name} parts={stage}>
          <Link className={own.tournament} to={paths.tournament(gameOf(tournament), tournament.id)}>
            {tournament.name}
          </Link>
        </ScoreboardPlace>
        <TipCount count={tips} className={styles.push} />
        <MatchStar match={match} className={styles.star} />
      </div>
      <div className={classNames(styles.main, own.main)}>
        <ScoreboardTeam match={match} side="home" view={view} hero />
        <ScoreboardTeam match={match} side="away" view={view} hero />
        <MatchBoardAxis match={match} view={view} />
      </div>
      <MatchPeriods match={match} />
      <MatchLine match={match} played={view.state === 'soon' ? 0 : view.played} />
    </article>
  );
}
