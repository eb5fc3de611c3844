import type { Match, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from '../../features/matches/list/dated-matches.module.css';
import { LastUpdated } from '../../features/matches/list/last-updated.tsx';
import { MatchList } from '../../features/matches/list/match-list.tsx';
import { MatchRow } from '../../features/matches/row/match-row.tsx';
import { stateAt } from '../../features/tournaments/season-days.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import type { Address } from '../../state/navigation/page-address.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { nextRowCount, readTournamentAddress, tournamentPath } from './tournament-address.ts';

interface TournamentMatchesProps {
  which: 'upcoming' | 'finished';
  tournament: Tournament;
  address: Address;
  resource: LoadedResource<readonly Match[]>;
}

/** The upcoming or the finished matches; hidden if empty because the tournament is over or has not started. */
export function TournamentMatches(props: TournamentMatchesProps) {
  const { which, tournament, address, resource } = props;
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const tournamentAddress = readTournamentAddress(address);
  const shown = tournamentAddress[which];
  const { result } = resource;
  const list = result?.kind === 'ok' ? result.data : [];
  const other = which === 'upcoming' ? 'finished' : 'upcoming';
  if (result?.kind === 'ok' && !list.length && stateAt(tournament, now) === other) return null;

  const more = nextRowCount(shown, list.length);
  const live = list.some(({ statusId }) => statusId === 'ONGOING');
  return (
    <DatedMatches
      title={t(live ? 'tournaments:detail.live' : `tournaments:detail.${which}`)}
      resource={resource}
      limit={shown}
      moreUrl={more ? tournamentPath({ ...tournamentAddress, [which]: more }) : undefined}
    />
  );
}

interface DatedMatchesProps {
  title: string;
  resource: LoadedResource<readonly Match[]>;
  limit: number;
  /** Undefined where all of them are loaded and shown. */
  moreUrl: string | undefined;
}

/** Matches of several days; the URL carries how many of them are shown. */
function DatedMatches({ title, resource, limit, moreUrl }: DatedMatchesProps) {
  const { t } = useTranslation();
  return (
    <Block
      title={title}
      end={resource.result?.kind === 'ok' && <LastUpdated of={resource} onlyOld />}
    >
      <MatchList resource={resource} skeletonRows={5}>
        {(matches) => (
          <>
            <ul>
              {matches.slice(0, limit).map((match) => (
                <MatchRow key={match.id} match={match} showDate />
              ))}
            </ul>
            {moreUrl && (
              <Link className={buttonClass(undefined, styles.more)} to={moreUrl} replace>
                {t('shell.more')}
              </Link>
            )}
          </>
        )}
      </MatchList>
    </Block>
  );
}
