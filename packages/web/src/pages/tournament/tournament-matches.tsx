import type { Match, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { DatedMatches } from '../../features/matches/list/dated-matches.tsx';
import { stateAt } from '../../features/tournaments/season-days.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { nextRowCount, readTournamentAddress, tournamentPath } from './tournament-address.ts';

interface TournamentMatchesProps {
  which: 'upcoming' | 'finished';
  tournament: Tournament;
  address: Address;
  resource: LoadedResource<readonly Match[]>;
}

/** The upcoming or the finished matches; hidden if empty because the tournament is over or has not started. */
export function TournamentMatches({
  which,
  tournament,
  address,
  resource,
}: TournamentMatchesProps) {
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
