import type { Match } from '@touchline/types';
import type { CompactDay } from '../../../format/compact-day.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { paths } from '../../../paths.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { RemainingRows } from '../day/remaining-rows.tsx';
import { MatchList } from '../list/match-list.tsx';
import { AllBySport } from './all-by-sport.tsx';
import { type SportCounts, sumOf } from './count-by-sport.ts';
import { PartialLeagues } from './partial-leagues.tsx';

interface TomorrowBlockProps {
  /** By importance. */
  resource: LoadedResource<readonly Match[]>;
  counts: SportCounts | undefined;
  day: CompactDay;
}

/** HOM-1, HOM-3 */
export function TomorrowBlock({ resource, counts, day }: TomorrowBlockProps) {
  const { t } = useTranslation();
  const rest = resource.totals?.rest ?? 0;
  const end = resource.result ? undefined : <Spinner label={t('shell.loading')} />;
  return (
    <Block title={t('home.tomorrow')} count={counts && sumOf(counts)} collapsible end={end}>
      <MatchList resource={resource} skeletonRows={8}>
        {(matches) => <PartialLeagues matches={matches} />}
      </MatchList>
      {rest > 0 && <RemainingRows resource={resource} count={rest} />}
      {counts && sumOf(counts) > 0 && (
        <AllBySport
          title={t('home.allTomorrow')}
          counts={counts}
          to={(sport) => paths.matches(sport, { date: day })}
        />
      )}
    </Block>
  );
}
