import type { TableMatches } from '@touchline/types';
import { type Game, isId, paths } from '../../paths.ts';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';

const FIRST_ROWS = 10;
/** Rows that 'Show more' adds. */
const MORE_ROWS = 40;
/** The maximum size of one call. */
const MAX_ROWS = 500;

/** Which finished matches a table of a part of them counts. */
export const TABLE_PARTS = ['home', 'away', 'lastFive'] as const satisfies readonly TableMatches[];
type TablePart = (typeof TABLE_PARTS)[number];

export interface TournamentAddress {
  game: Game;
  id: string;
  upcoming: number;
  finished: number;
  /** Undefined for the whole table. */
  table: TablePart | undefined;
  /** The id of a past season whose table is shown. */
  season: string | undefined;
}

function readCount(text: string | null): number {
  const count = Number(text);
  return Number.isInteger(count) && count > FIRST_ROWS ? Math.min(count, MAX_ROWS) : FIRST_ROWS;
}

const readSeason = (text: string | undefined) => (isId(text) ? text : undefined);

export function readTournamentAddress({ params, search }: Address): TournamentAddress {
  const season = readSeason(search.get('season') ?? undefined);
  return {
    game: gameAt({ params }),
    id: params.tournamentId ?? '',
    upcoming: readCount(search.get('upcoming')),
    finished: readCount(search.get('finished')),
    // The table of a season is whole.
    table: season ? undefined : TABLE_PARTS.find((part) => part === search.get('table')),
    season,
  };
}

const writeCount = (count: number) => (count > FIRST_ROWS ? `${count}` : undefined);

export const tournamentPath = ({
  game,
  id,
  upcoming,
  finished,
  table,
  season,
}: TournamentAddress): string =>
  paths.tournament(game, id, {
    upcoming: writeCount(upcoming),
    finished: writeCount(finished),
    table,
    season,
  });

/** The size of the call: more than the first rows, as the bracket needs the matches of several rounds. */
export const callSize = (shown: number): number => Math.max(MORE_ROWS, shown);

/** The number of rows after 'Show more'; undefined if there are no more. */
export function nextRowCount(shown: number, loaded: number): number | undefined {
  if (shown >= MAX_ROWS || loaded < Math.min(shown + 1, callSize(shown))) return undefined;
  return shown < MORE_ROWS ? MORE_ROWS : Math.min(MAX_ROWS, shown + MORE_ROWS);
}
