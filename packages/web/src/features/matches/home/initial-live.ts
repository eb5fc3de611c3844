import type { Match, Standing, StandingTable } from '@touchline/types';
import type { Stars } from '../../../state/favourites/star.ts';
import { mapResource, type Resource } from '../../../state/stores/resource.ts';
import { byImportance } from '../list/by-importance.ts';
import { SIDE_MATCH_COUNT } from '../list/side-matches.tsx';
import { countBySport } from './count-by-sport.ts';
import { INITIAL_LIVE, splitLive, toCome } from './split-live.ts';

/** Below a phone's first screen: the rest has loaded before the visitor scrolls there. */
const TOMORROW_ROWS = 1;
const MAIN_ROWS = 2;
const NO_COUNTRY = { id: '', name: '' };
export const NO_STARS: Stars = new Set();

function firstOf(
  resource: Resource<readonly Match[]>,
  count: number,
  totalsOf: (all: readonly Match[]) => Record<string, number>,
  inOrder: (all: readonly Match[]) => readonly Match[],
  tables: readonly StandingTable[] = [],
): Resource<readonly Match[]> {
  if (resource.result?.kind !== 'ok' || resource.result.data.length <= count) return resource;
  const sorted = byImportance(resource.result.data, resource.fetchedAt, NO_STARS, tables);
  const result = { kind: 'ok', data: inOrder(sorted).slice(0, count) } as const;
  return { ...resource, result, totals: totalsOf(sorted) };
}

/** As the page shows them: the rows that follow the document come after those in it, and move nothing. */
const byLeague = (matches: readonly Match[]) =>
  [...Map.groupBy(matches, ({ tournament }) => tournament.id).values()].flat();

/** The live matches sent with the document, and how many there are. */
export const initialLive = (
  resource: Resource<readonly Match[]>,
  tables: readonly StandingTable[] = [],
) =>
  firstOf(
    resource,
    INITIAL_LIVE,
    (all) => {
      const { cards, rest } = splitLive(all);
      return { ...countBySport(all), rest: 1 + cards.length + rest.length - INITIAL_LIVE };
    },
    (all) => {
      const { cards, rest } = splitLive(all);
      return [...all.slice(0, 1 + cards.length), ...byLeague(rest)];
    },
    tables,
  );

export const initialTomorrow = (resource: Resource<readonly Match[]>) =>
  firstOf(
    resource,
    TOMORROW_ROWS,
    (all) => ({ ...countBySport(all), rest: all.length - TOMORROW_ROWS }),
    byLeague,
  );

export function initialMain(resource: Resource<readonly Match[]>): Resource<readonly Match[]> {
  const shown = mapResource(resource, (matches) => toCome(matches).slice(0, SIDE_MATCH_COUNT));
  const rest = shown.result?.kind === 'ok' ? shown.result.data.length - MAIN_ROWS : 0;
  if (rest <= 0) return shown;
  return { ...mapResource(shown, (matches) => matches.slice(0, MAIN_ROWS)), totals: { rest } };
}

/** A table with the fields by which matches are ordered. Pages that show a table load it whole. */
export const initialTable = (resource: Resource<Standing>): Resource<Standing> => ({
  ...mapResource(resource, ({ tables, ...standing }) => ({
    ...standing,
    tables: tables.map((table) => ({
      ...table,
      rows: table.rows.map(({ form, movement, team: { id, name }, ...row }) => ({
        ...row,
        team: { id, name, country: NO_COUNTRY },
      })),
    })),
  })),
  totals: {},
});
