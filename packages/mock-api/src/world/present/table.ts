import type * as api from '@touchline/types';
import { table } from '../competition/table.ts';
import type { Engine } from '../engine.ts';
import type { Stage } from '../model.ts';
import type { Season } from '../seasons/season.ts';
import type { Language } from '../world-view.ts';
import type { Refs } from './refs.ts';

/** Invitations are left out: they go by the same places as others, and nobody plays for them. */
function zonesOf(
  { roster }: Engine,
  { key: { tournament } }: Season,
  stage: Stage,
  groupNo: number,
  language: Language,
): api.StandingZone[] {
  const through = stage.through?.(groupNo) ?? 0;
  const kind = stage.kind === 'league' ? 'playoff' : 'advance';
  const onwards = through > 0 ? [{ kind, from: 1, to: through } as const] : [];
  const abroad = roster.tournaments
    .filter(({ type }) => type === 'continental')
    .flatMap(({ name, tickets = [] }) =>
      tickets
        .filter(({ league }) => league === tournament)
        .map(({ from, to }) => ({
          kind: 'continental' as const,
          from: from + 1,
          to,
          name: name[language],
        })),
    );
  return [...onwards, ...abroad];
}

/** One table for each stage and group that has one, from the matches that are over. */
export function standingAt(
  engine: Engine,
  refs: Refs,
  language: Language,
  season: Season,
  instant: number,
): api.Standing {
  const { store } = engine;
  const known = season.knownAt <= instant;
  const tables = (known ? season.stages : []).flatMap((stage) =>
    season.groups(stage).map((group, groupNo): api.StandingTable => {
      const own = season.rounds
        .filter((one) => one.stage === stage && one.group === group.name && one.first < instant)
        .flatMap(({ fixtures }) => fixtures())
        .filter((one) => one.start < instant && store.outcome(one).end <= instant);
      const rows = table(group.teams, own, store.outcome).map(({ team, ...row }) => ({
        team: refs.team(team),
        ...row,
      }));
      const zones = zonesOf(engine, season, stage, groupNo, language);
      return {
        stage: stage.name[language],
        ...(group.name === undefined ? {} : { group: group.name }),
        rows,
        ...(zones.length > 0 ? { zones } : {}),
      };
    }),
  );
  return { tables };
}
