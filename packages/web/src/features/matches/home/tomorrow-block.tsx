import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { RemainingRows } from '../day/remaining-rows.tsx';
import { groupMatches } from '../list/group-matches.ts';
import { LeagueGroup } from '../list/league-group.tsx';
import { MatchList } from '../list/match-list.tsx';

interface TomorrowBlockProps {
  resource: LoadedResource<readonly Match[]>;
  /** The page with every row, for visitors without script. */
  allRowsUrl: string;
}

/** HOM-1, HOM-3 */
export function TomorrowBlock({ resource, allRowsUrl }: TomorrowBlockProps) {
  const { t } = useTranslation();
  const loaded = resource.result?.kind === 'ok' ? resource.result.data.length : undefined;
  const rest = resource.totals?.rest ?? 0;
  const end = resource.result ? undefined : <Spinner label={t('shell.loading')} />;
  return (
    <Block title={t('home.tomorrow')} count={loaded && loaded + rest} collapsible end={end}>
      <MatchList resource={resource} skeletonRows={8}>
        {(matches) =>
          groupMatches(matches).map((group) => (
            <LeagueGroup key={group.id} matches={group.matches} />
          ))
        }
      </MatchList>
      {rest > 0 && <RemainingRows resource={resource} count={rest} allRowsUrl={allRowsUrl} />}
    </Block>
  );
}
