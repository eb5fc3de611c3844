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
  const known = season.knownAt <= instant;
  const tables = (known ? season.stages : []).flatMap((stage) =>
    season.groups(stage).map((group): api.StandingTable => {
      const own = season.rounds
        .filter((one) => one.stage === stage && one.group === group.name && one.first < instant)
        .flatMap(({ fixtures }) => fixtures())
        .filter((one) => one.start < instant && store.outcome(one).end <= instant);
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
