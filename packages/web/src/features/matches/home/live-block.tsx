import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { RemainingRows } from '../day/remaining-rows.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import { MatchList } from '../list/match-list.tsx';
import { LiveMatches } from './live-matches.tsx';

interface LiveBlockProps {
  resource: LoadedResource<readonly Match[]>;
  /** The page with every row, for visitors without script. */
  allRowsUrl: string;
}

/** HOM-1, HOM-3 */
export function LiveBlock({ resource, allRowsUrl }: LiveBlockProps) {
  const { t } = useTranslation();
  const { result, fetchedAt, failedAt } = resource;
  const rest = resource.totals?.rest ?? 0;
  const count = result?.kind === 'ok' ? result.data.length + rest : undefined;
  const end = result ? (
    count !== undefined && <LastUpdated at={fetchedAt} stale={failedAt > 0} />
  ) : (
    <Spinner label={t('shell.loading')} />
  );
  return (
    <Block title={t('home.live')} count={count} live collapsible end={end}>
      <MatchList resource={resource} skeletonRows={8}>
        {(matches) => <LiveMatches matches={matches} />}
      </MatchList>
      {rest > 0 && <RemainingRows resource={resource} count={rest} allRowsUrl={allRowsUrl} />}
    </Block>
  );
}
