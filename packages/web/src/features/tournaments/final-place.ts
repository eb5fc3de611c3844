import type { Standing, StandingTable } from '@touchline/types';

interface FinalPlace {
  place: number;
  count: number;
  group: string | undefined;
}

const placeIn = ({ rows, group }: StandingTable, teamId: string): FinalPlace => ({
  place: rows.findIndex(({ team }) => team.id === teamId) + 1,
  count: rows.length,
  group,
});

/** TEA-7: a team's place in the last table that contains it. */
export const finalPlace = ({ tables }: Standing, teamId: string): FinalPlace | undefined =>
  tables.map((table) => placeIn(table, teamId)).findLast(({ place }) => place > 0);
