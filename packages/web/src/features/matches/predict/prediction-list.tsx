import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import button from '../../../ui/controls/button.module.css';
import { MatchList } from '../list/match-list.tsx';
import { PredictionCard } from './prediction-card.tsx';
import type { AnalysisCall } from './prediction-form.tsx';
import styles from './prediction-list.module.css';
import { dueMatches } from './tipped-matches.ts';
import { withMatches } from './with-matches.ts';

interface PredictionListProps {
  held: LoadedResource<readonly Match[]>;
  /** How many are shown, and where to see more. */
  most: number;
  more: string;
  analysisOf: (matchId: string) => AnalysisCall;
}

/** NWS-4: by kick-off. */
export function PredictionList({ held, most, more, analysisOf }: PredictionListProps) {
  const { t } = useTranslation();
  return (
    <MatchList held={withMatches(held, dueMatches)} expected={8}>
      {(due) => (
        <>
          <ul className={styles.list}>
            {due.slice(0, most).map((match) => (
              <PredictionCard key={match.id} match={match} analysis={analysisOf(match.id)} />
            ))}
          </ul>
          {(held.whole?.due ?? due.length) > most && (
            <Link className={button.btn} to={more}>
              {t('shell.more')}
            </Link>
          )}
        </>
      )}
    </MatchList>
  );
}
