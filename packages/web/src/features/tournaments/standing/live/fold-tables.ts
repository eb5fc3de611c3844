import type { Standing } from '@touchline/types';
import { asItStands, type TableMatch } from './as-it-stands.ts';
import type { Then } from './table-matches.ts';
import type { FollowedMatch } from './use-table-matches.ts';

/** No match of a table is played for longer. */
const LONGEST_MATCH_S = 4 * 3600;

const AFTER_ALL = Number.POSITIVE_INFINITY;

function phaseAt({ start, end }: TableMatch, instant: number) {
  if (start > instant) return 'before';
  return end !== undefined && end <= instant ? 'over' : 'playing';
}

/** What tables of these matches depend on: moving the slider changes it far less often than the instant. */
export const tablesKey = (matches: readonly TableMatch[][], then: Then | undefined): string =>
  JSON.stringify(
    matches.flat().map((match) => {
      const phase = phaseAt(match, then?.instant ?? AFTER_ALL);
      return [phase, match.isInTable, match.result, phase === 'playing' && match.score];
    }),
  );

/** Whether all matches are known that had not ended when this one began. */
export function reachesBack(followed: readonly FollowedMatch[], { match }: Then): boolean {
  const isListed = followed.some((one) => one.match.id === match.id);
  const since = match.startTime - LONGEST_MATCH_S;
  return isListed && followed.some((one) => one.match.startTime < since);
}

/** Whether some match had a score then that is unknown. */
export const lacksScores = (matches: readonly TableMatch[][], { instant }: Then): boolean =>
  matches.flat().some((match) => phaseAt(match, instant) === 'playing' && !match.score);

interface Options {
  readonly canDraw: boolean;
  /** The tables of the upstream that count the matches being played. */
  readonly started: Standing | undefined;
}

/** All tables as they stand, or stood then; undefined if one of them follows a rule of its own. */
export function foldTables(
  { tables }: Standing,
  matches: readonly TableMatch[][],
  then: Then | undefined,
  { canDraw, started }: Options,
): Standing | undefined {
  const folded = tables.map((table, index) => {
    const same = started?.tables.find(
      ({ stage, group }) => stage === table.stage && group === table.group,
    );
    const own = matches[index] ?? [];
    // Before the first match of a stage there is nothing to count, and the rule of its points is unknown.
    if (own.length === 0) return table;
    return asItStands(table, own, then?.instant ?? AFTER_ALL, { canDraw, started: same });
  });
  return folded.every((table) => table !== undefined) ? { tables: folded } : undefined;
}
