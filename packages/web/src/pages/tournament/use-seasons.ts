import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useOptional } from '../../state/data/use-optional.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { readTournamentAddress, tournamentPath } from './tournament-address.ts';
import { pastSeason, tournamentCalls } from './tournament-data.ts';

const SEASONS_AGE_S = 3600;

/** The seasons of the tournament, the past one that is shown, and the calls of the season that is shown. */
export function useSeasons(tournament: Tournament, address: Address) {
  const context = useAtomValue(callContextAtom);
  const seasons = useOptional(tournamentCalls(address, context).seasons, SEASONS_AGE_S) ?? [];
  const asked = readTournamentAddress(address);
  const past = pastSeason({ asked: asked.season, seasons, tournament });
  const pathTo = (id: string) => {
    const season = id === tournament.currentSeasonId ? undefined : id;
    return tournamentPath({ ...asked, table: undefined, season });
  };
  return { seasons, asked, past, pathTo, calls: tournamentCalls(address, context, past?.id) };
}
