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
  held: LoadedResource<readonly Match[]>;
  /** Where more of them are, for those without script. */
  allRows: string;
}

/** HOM-1, HOM-3 */
export function TomorrowBlock({ held, allRows }: TomorrowBlockProps) {
  const { t } = useTranslation();
  const here = held.result?.kind === 'ok' ? held.result.data.length : undefined;
  const rest = held.whole?.rest ?? 0;
  const end = held.result ? undefined : <Spinner label={t('shell.loading')} />;
  return (
    <Block title={t('home.tomorrow')} count={here && here + rest} collapsible end={end}>
      <MatchList held={held} expected={8}>
        {(matches) =>
          groupMatches(matches).map((group) => (
            <LeagueGroup key={group.id} matches={group.matches} />
          ))
        }
      </MatchList>
      {rest > 0 && <RemainingRows held={held} rest={rest} allRows={allRows} />}
    </Block>
  );
}
