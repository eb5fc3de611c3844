import type { Match } from '@touchline/types';
import { useRef } from 'react';
import { imageUrl } from '../../../api/image-url.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { useSession } from '../../../state/session.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { MatchCardState } from '../card/match-card-state.tsx';
import { useMatchView } from '../model/use-match-view.ts';
import { ClubCrest } from '../row/club-crest.tsx';
import { TipCount } from '../row/tip-count.tsx';
import styles from './prediction-card.module.css';
import { type AnalysisCall, PredictionForm, PredictionFormSkeleton } from './prediction-form.tsx';
import { PredictionOdds } from './prediction-odds.tsx';
import { PredictionPick } from './prediction-pick.tsx';
import { useInView } from './use-in-view.ts';

interface PredictionCardProps {
  match: Match;
  analysis: AnalysisCall;
}

/** NWS-4: a match to come, its two sides on either side of the halfway line. */
export function PredictionCard({ match: listed, analysis }: PredictionCardProps) {
  const { t } = useTranslation();
  const match = useLiveMatch(listed);
  const view = useMatchView(match);
  const card = useRef<HTMLLIElement>(null);
  const { resources } = useSession();
  const seen = useInView(card, resources.read(analysis).result !== undefined);
  return (
    <li ref={card} className={styles.card} data-match={match.id}>
      <div className={styles.top}>
        <Flag src={imageUrl(match.tournament.country.logo)} />
        <span className="cut">{match.tournament.name}</span>
        <MatchCardState match={match} view={view} className={styles.until} />
      </div>
      <Link to={view.path}>
        <span className="vh">{view.sentence}</span>
        <span className={styles.pair} aria-hidden="true">
          <span className={styles.side}>
            <ClubCrest team={match.homeTeam} kind={view.kind} size={26} />
            <span className={styles.name}>{match.homeTeam.name}</span>
          </span>
          <span className={classNames('fig', styles.time)}>{view.time}</span>
          <span className={styles.side}>
            <span className={styles.name}>{match.awayTeam.name}</span>
            <ClubCrest team={match.awayTeam} kind={view.kind} size={26} />
          </span>
        </span>
      </Link>
      <dl>
        {seen ? <PredictionForm call={analysis} /> : <PredictionFormSkeleton />}
        <PredictionOdds match={match} view={view} label={t('predictions.best')} />
      </dl>
      <div className={styles.foot}>
        <PredictionPick match={match} />
        <TipCount count={match.tips} className={styles.tips} />
      </div>
    </li>
  );
}
