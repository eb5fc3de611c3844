import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../api/image-url.ts';
import { crestLight } from '../../look/crest-design.ts';
import { useLiveMatch } from '../../state/live/use-live-match.ts';
import { Beam } from '../../ui/beam.tsx';
import { classes } from '../../ui/classes.ts';
import { Figures } from '../../ui/figures.tsx';
import { Flag } from '../../ui/flag.tsx';
import lit from '../../ui/lit.module.css';
import { Run } from '../../ui/run.tsx';
import styles from './match-card.module.css';
import { MatchCardSide } from './match-card-side.tsx';
import { MatchCardState } from './match-card-state.tsx';
import { TipCount } from './tip-count.tsx';
import { useMatchView } from './use-match-view.ts';

/** HOM-4: one match on a surface that its two crests light. */
export function MatchCard({ match: listed }: { match: Match }) {
  const match = useLiveMatch(listed);
  const { t } = useTranslation();
  const view = useMatchView(match);
  const { homeTeam, awayTeam, tournament } = match;
  return (
    <article
      className={classes(lit.lit, styles.card)}
      data-state={view.state}
      data-match={match.id}
    >
      <Beam colour={crestLight(homeTeam.id, view.kind)} className={styles.homeBeam} />
      <Beam colour={crestLight(awayTeam.id, view.kind)} className={styles.awayBeam} />
      <div className={styles.top}>
        <Flag src={imageUrl(tournament.country.logo)} />
        <span className="cut">{tournament.name}</span>
        <MatchCardState match={match} view={view} className={styles.state} />
      </div>
      <MatchCardSide match={match} side="home" view={view} />
      <MatchCardSide match={match} side="away" view={view} />
      <div className={styles.foot}>
        <span>
          <Figures as="fig-s" text={t('match.kickOff', { time: view.time })} />
        </span>
        <TipCount count={match.tips} className={styles.tips} />
      </div>
      {view.state === 'live' && <Run played={view.played} className={styles.run} />}
    </article>
  );
}
