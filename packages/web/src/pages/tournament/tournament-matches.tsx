import type { Match, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { DatedMatches } from '../../features/matches/list/dated-matches.tsx';
import { stateAt } from '../../features/tournaments/season-days.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import { FIRST_ROWS, moreThan, readTournamentAddress } from './tournament-address.ts';

interface TournamentMatchesProps {
  which: 'upcoming' | 'finished';
  tournament: Tournament;
  address: Address;
  held: LoadedResource<readonly Match[]>;
}

/** The upcoming or the finished matches; hidden if empty because the tournament is over or has not started. */
export function TournamentMatches({ which, tournament, address, held }: TournamentMatchesProps) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const read = readTournamentAddress(address);
  const shown = read[which];
  const list = held.result?.kind === 'ok' ? held.result.data : [];
  const other = which === 'upcoming' ? 'finished' : 'upcoming';
  if (held.result?.kind === 'ok' && !list.length && stateAt(tournament, now) === other) return null;

  const more = moreThan(shown, list.length);
  const counts = { upcoming: read.upcoming, finished: read.finished, [which]: more };
  const to = paths.tournament(read.game, read.id, {
    upcoming: counts.upcoming > FIRST_ROWS ? `${counts.upcoming}` : undefined,
    finished: counts.finished > FIRST_ROWS ? `${counts.finished}` : undefined,
  });
  const live = list.some(({ statusId }) => statusId === 'ONGOING');
  return (
    <DatedMatches
      title={t(live ? 'tournaments.detail.live' : `tournaments.detail.${which}`)}
      resource={held}
      limit={shown}
      moreUrl={more ? to : undefined}
    />
  );
}
