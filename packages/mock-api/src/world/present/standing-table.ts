import type * as api from '@touchline/types';
import { leagueTable } from '../competition/league-table.ts';
import type { Engine } from '../engine.ts';
import type { Stage } from '../model.ts';
import type { Season } from '../seasons/season.ts';
import type { Language } from '../world-view.ts';
import type { Presenter } from './presenter.ts';

/** Championships are left out: they invite teams from the same places as continental cups. */
function zonesOf(
  { roster }: Engine,
  { key: { tournament } }: Season,
  stage: Stage,
  groupNo: number,
  language: Language,
): api.StandingZone[] {
  const advancing = stage.advancingCount?.(groupNo) ?? 0;
  const kind = stage.kind === 'league' ? 'playoff' : 'advance';
  const nextStage = advancing > 0 ? [{ kind, from: 1, to: advancing } as const] : [];
  const continental = roster.tournaments
    .filter(({ type }) => type === 'continental')
    .flatMap(({ name, qualifyingPlaces = [] }) =>
      qualifyingPlaces
        .filter(({ league }) => league === tournament)
        .map(({ from, to }) => ({
          kind: 'continental' as const,
          from: from + 1,
          to,
          name: name[language],
        })),
    );
  return [...nextStage, ...continental];
}

/** One table per group of each stage that has tables, from the finished matches. */
export function presentTable(
  engine: Engine,
  { language, team: presentTeam }: Presenter,
  season: Season,
  instant: number,
): api.Standing {
  const { store } = engine;
  const isDrawn = season.knownAt <= instant;
  const tables = (isDrawn ? season.stages : []).flatMap((stage) =>
    season.groups(stage).map((group, groupNo): api.StandingTable => {
      const finished = season.rounds
        .filter((one) => one.stage === stage && one.group === group.name && one.first < instant)
        .flatMap(({ fixtures }) => fixtures())
        .filter((one) => one.start < instant && store.outcome(one).end <= instant);
      const rows = leagueTable(group.teams, finished, store.outcome).map(({ team, ...row }) => ({
        team: presentTeam(team),
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
