import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import button from '../../../ui/controls/button.module.css';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import { MatchList } from '../list/match-list.tsx';
import { MatchRow } from '../row/match-row.tsx';

interface TeamMatchesBlockProps {
  title: string;
  teamId: string;
  held: LoadedResource<readonly Match[]>;
  /** How many of them are shown. */
  most: number;
  /** Whether there may be more than the list holds. */
  full: boolean;
  /** Where more of them are shown. */
  more: string;
}

/** TEA-7: a list of one team's matches, of which the address says how much is shown. */
export function TeamMatchesBlock({ title, teamId, held, most, full, more }: TeamMatchesBlockProps) {
  const { t } = useTranslation();
  const stale = held.failedAt > 0 && held.result?.kind === 'ok';
  return (
    <Block title={title} end={stale && <LastUpdated at={held.fetchedAt} stale />}>
      <MatchList held={held} expected={5} empty={t('teams.noMatches')}>
        {(matches) => (
          <>
            <ul>
              {matches.slice(0, most).map((match) => (
                <MatchRow key={match.id} match={match} teamId={teamId} />
              ))}
            </ul>
            <LoadMore
              failed={stale && matches.length <= most}
              pending={held.pending}
              again={t('state.retry')}
              onAgain={held.retry}
            >
              {(full || matches.length > most) && (
                <Link className={button.btn} to={more} replace>
                  {t('teams.more')}
                </Link>
              )}
            </LoadMore>
          </>
        )}
      </MatchList>
    </Block>
  );
}
