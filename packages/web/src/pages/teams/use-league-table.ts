import type { Standing, Tournament } from '@touchline/types';
import { atom, useAtomValue } from 'jotai';
import { finalPlace } from '../../features/tournaments/final-place.ts';
import { liveTableCall } from '../../features/tournaments/standing/live-table-call.ts';
import { type LoadedResource, useRefresh } from '../../state/data/use-resource.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../state/session.tsx';
import { emptyResource, type Resource } from '../../state/stores/resource.ts';

const TABLE_AGE_S = 120;

const unasked = atom<Resource<Standing>>(emptyResource);

/** The table of a team's league, if it has one. */
export function useLeagueTable(league: Tournament | undefined): LoadedResource<Standing> {
  const { resources } = useSession();
  const { language } = useAtomValue(callContextAtom);
  const calls = league ? [liveTableCall(league.id, language)] : [];
  const retry = useRefresh(calls, TABLE_AGE_S);
  return { ...useAtomValue(calls[0] ? resources.atomOf(calls[0]) : unasked), retry };
}

/** The place and the row of a team in a table in which it has played. */
export function leagueRowOf(standing: Standing | undefined, teamId: string) {
  const final = standing && finalPlace(standing, teamId);
  const row = standing?.tables
    .flatMap(({ rows }) => rows)
    .findLast(({ team, won, draw, loss }) => team.id === teamId && won + draw + loss > 0);
  return final && row && { place: final.place, points: row.points, form: row.form };
}
