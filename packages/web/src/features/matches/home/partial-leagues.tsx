import type { Match } from '@touchline/types';
import { LeagueGroup } from '../list/league-group.tsx';

/** Matches by importance under the heads of their tournaments, which have more matches than these. */
export const PartialLeagues = ({ matches }: { matches: readonly Match[] }) =>
  [...Map.groupBy(matches, ({ tournament }) => tournament.id)].map(([id, group]) => (
    <LeagueGroup key={id} matches={group} isPartial />
  ));
