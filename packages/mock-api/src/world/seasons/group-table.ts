import { leagueTable, type TableRow } from '../competition/league-table.ts';
import type { Fixture, Group, Stage, TableRules } from '../model.ts';
import type { Season } from './season.ts';
import type { SeasonStore } from './season-store.ts';

/** The matches of a group that have begun, with those that it takes over from the stage before. */
export const begunMatches = (
  { rounds }: Season,
  stage: Stage,
  group: Group,
  instant: number,
): Fixture[] =>
  rounds
    .filter((one) => one.stage === stage && one.group === group.name && one.first <= instant)
    .flatMap(({ fixtures }) => fixtures())
    .concat(group.carried?.() ?? [])
    .filter(({ start }) => start <= instant);

/** The rows of a group from those that are finished. */
export function finishedRows(
  { outcome }: SeasonStore,
  group: Group,
  begun: readonly Fixture[],
  instant: number,
  rules: TableRules = group,
): TableRow[] {
  const finished = begun.filter((one) => outcome(one).end <= instant);
  return leagueTable(group.teams, finished, outcome, rules, instant);
}
