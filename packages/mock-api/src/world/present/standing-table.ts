import type * as api from '@touchline/types';
import type { TableMatches } from '@touchline/types';
import { leagueTable } from '../competition/league-table.ts';
import type { Engine } from '../engine.ts';
import type { Fixture, Group, Outcome, Stage, Team } from '../model.ts';
import { begunMatches, finishedRows } from '../seasons/group-table.ts';
import type { Season } from '../seasons/season.ts';
import type { Presenter } from './presenter.ts';

/** Championships are left out: they invite teams from the same places as continental cups. */
function zonesOf(
  { engine: { roster }, language }: Presenter,
  { key: { tournament } }: Season,
  stage: Stage,
  groupNo: number,
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

/**
 * A match being played, as if it ended with its score; undefined for a level one where matches are not drawn, and before a score
 * is known.
 */
function outcomeNow({ playOf }: Engine, fixture: Fixture, instant: number): Outcome | undefined {
  const { home, away, isScoreKnown } = playOf(fixture).at(instant);
  if (!isScoreKnown) return undefined;
  if (home !== away) return { home, away, winner: home > away ? 'home' : 'away', end: instant };
  if (fixture.season.tournament.game !== 'football') return undefined;
  return { home, away, winner: undefined, end: instant };
}

/** How many of its last matches count in a table of them. */
const LAST_MATCHES = 5;

/** The last finished matches of each team. */
function lastMatches({ store }: Engine, begun: readonly Fixture[], instant: number) {
  const endOf = (one: Fixture) => store.outcome(one).end;
  const ofTeams = new Map<Team, Set<Fixture>>();
  for (const fixture of begun
    .filter((one) => endOf(one) <= instant)
    .sort((a, b) => endOf(b) - endOf(a))) {
    for (const team of [fixture.home, fixture.away]) {
      const last = ofTeams.get(team) ?? new Set();
      if (last.size < LAST_MATCHES) ofTeams.set(team, last.add(fixture));
    }
  }
  return ofTeams;
}

/** Some of the finished matches, without rules for the whole season: points taken away, matches between two teams. */
function partRows(
  engine: Engine,
  group: Group,
  begun: readonly Fixture[],
  instant: number,
  part: Exclude<TableMatches, 'finished' | 'started'>,
) {
  if (part !== 'lastFive') {
    const countsFor = (team: Team, fixture: Fixture) => fixture[part] === team;
    return finishedRows(engine.store, group, begun, instant, { countsFor });
  }
  const last = lastMatches(engine, begun, instant);
  const countsFor = (team: Team, fixture: Fixture) => last.get(team)?.has(fixture) ?? false;
  return finishedRows(engine.store, group, begun, instant, { countsFor });
}

/** The rows of a group as it stands, with the places gained since the first of the matches being played began. */
function startedRows(engine: Engine, group: Group, begun: readonly Fixture[], instant: number) {
  const { store } = engine;
  const live = begun.filter((one) => !store.isOver(one, instant));
  const outcomes = new Map(live.map((one) => [one, outcomeNow(engine, one, instant)]));
  const counted = begun.filter((one) => !outcomes.has(one) || outcomes.get(one));
  const outcomeOf = (one: Fixture) => outcomes.get(one) ?? store.outcome(one);
  const rows = leagueTable(group.teams, counted, outcomeOf, group, instant);
  const kickOff = Math.min(instant, ...live.map(({ start }) => start));
  const before = finishedRows(engine.store, group, begun, kickOff).map(({ team }) => team);
  return rows.map((row, index) => ({ ...row, movement: before.indexOf(row.team) - index }));
}

/** How many matches of the season would have begun by now, and are not in the world. */
function leftOutBy({ leftOut = [] }: Season, instant: number): api.LeftOutMatches | undefined {
  const due = leftOut.filter(({ at }) => at <= instant);
  const cancelled = due.filter(({ isCancelled }) => isCancelled).length;
  const unrecorded = due.length - cancelled;
  if (due.length === 0) return undefined;
  return { ...(cancelled > 0 && { cancelled }), ...(unrecorded > 0 && { unrecorded }) };
}

/** One table per group of each stage that has tables and whose teams are known. */
export function presentTable(
  presenter: Presenter,
  season: Season,
  instant: number,
  matches: TableMatches,
): api.Standing {
  const { engine, language, team: presentTeam } = presenter;
  const isWhole = matches === 'started' || matches === 'finished';
  const rowsOf = (group: Group, begun: readonly Fixture[]) => {
    if (matches === 'started') return startedRows(engine, group, begun, instant);
    if (matches === 'finished') return finishedRows(engine.store, group, begun, instant);
    return partRows(engine, group, begun, instant, matches);
  };
  const isDrawn = season.knownAt <= instant;
  const tables = (isDrawn ? season.stages : []).flatMap((stage) =>
    season.groups(stage).flatMap((group, groupNo): api.StandingTable[] => {
      if ((group.knownAt ?? season.knownAt) > instant) return [];
      const rows = rowsOf(group, begunMatches(season, stage, group, instant)).map(
        ({ team, ...row }) => ({ team: presentTeam(team), ...row }),
      );
      const zones = isWhole ? zonesOf(presenter, season, stage, groupNo) : [];
      return [
        {
          stage: stage.name[language],
          ...(group.name === undefined ? {} : { group: group.name }),
          rows,
          ...(zones.length > 0 ? { zones } : {}),
        },
      ];
    }),
  );
  const leftOut = leftOutBy(season, instant);
  return { tables, matches, ...(leftOut && { leftOut }) };
}
