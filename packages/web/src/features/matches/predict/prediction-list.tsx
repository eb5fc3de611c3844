import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { mapResource } from '../../../state/data/resource.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import button from '../../../ui/controls/button.module.css';
import { MatchList } from '../list/match-list.tsx';
import { PredictionCard } from './prediction-card.tsx';
import type { AnalysisCall } from './prediction-form.tsx';
import styles from './prediction-list.module.css';
import { dueMatches } from './tipped-matches.ts';

interface PredictionListProps {
  resource: LoadedResource<readonly Match[]>;
  limit: number;
  moreUrl: string;
  analysisOf: (matchId: string) => AnalysisCall;
}

/** NWS-4: the predictions for upcoming matches, by kick-off. */
export function PredictionList({ resource, limit, moreUrl, analysisOf }: PredictionListProps) {
  const { t } = useTranslation();
  return (
    <MatchList resource={mapResource(resource, dueMatches)} skeletonRows={8}>
      {(due) => (
        <>
          <ul className={styles.list}>
            {due.slice(0, limit).map((match) => (
              <PredictionCard key={match.id} match={match} analysis={analysisOf(match.id)} />
            ))}
          </ul>
          {(resource.totals?.due ?? due.length) > limit && (
            <Link className={button.btn} to={moreUrl}>
              {t('shell.more')}
            </Link>
          )}
        </>
      )}
    </MatchList>
  );
}
