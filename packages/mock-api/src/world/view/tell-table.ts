import type * as api from '@touchline/types';
import { table } from '../competition/table.ts';
import type { Engine } from '../engine.ts';
import type { Season } from '../seasons/season.ts';
import type { Language } from '../view.ts';
import type { Refs } from './refs.ts';

/** One table for each stage and group that has one, from the matches that are over. */
export function standingAt(
  { store }: Engine,
  refs: Refs,
  language: Language,
  season: Season,
  instant: number,
): api.Standing {
  const known = (season.fixtures[0]?.knownAt ?? 0) <= instant;
  const over = season.fixtures.filter(
    (fixture) => fixture.start < instant && store.outcome(fixture).end <= instant,
  );
  const tables = (known ? season.stages : []).flatMap((stage) =>
    stage.groups.map((group): api.StandingTable => {
      const own = over.filter((one) => one.stage === stage && one.group === group.name);
      const rows = table(group.teams, own, store.outcome).map(({ team, ...row }) => ({
        team: refs.team(team),
        ...row,
      }));
      return {
        stage: stage.name[language],
        ...(group.name === undefined ? {} : { group: group.name }),
        rows,
      };
    }),
  );
  return { tables };
}
