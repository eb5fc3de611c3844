import type { Match, Standing, TeamRef, Tournament } from '@touchline/types';
import { bracketOf } from './bracket/bracket-of.ts';

/** The leader, if there is a single table and a match has been played. */
export function leaderOf(standing: Standing | undefined): TeamRef | undefined {
  const [table, ...others] = standing?.tables ?? [];
  const row = others.length === 0 ? table?.rows[0] : undefined;
  return row && row.won + row.draw + row.loss > 0 ? row.team : undefined;
}

/**
 * The winner of a season: as the upstream says, else the winner of the final, else the first in the table of a league
 * that is over.
 */
export function championOf(
  { champion, stageDetails, endTime }: Tournament,
  standing: Standing | undefined,
  matches: readonly Match[],
  now: number,
): TeamRef | undefined {
  if (champion) return champion;
  const isOver = endTime * 1000 <= now && matches.every(({ statusId }) => statusId === 'FINISHED');
  if (!isOver) return undefined;
  const final = bracketOf(stageDetails, matches).at(-1)?.ties[0];
  if (final) return final.winner;
  return stageDetails.every(({ kind }) => kind === 'league') ? leaderOf(standing) : undefined;
}
