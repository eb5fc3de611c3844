import { memoized } from '@touchline/shared/domain/bounded-map';
import { DAY_SECONDS, HOUR_SECONDS } from '../calendar/civil.ts';
import { instantAt } from '../calendar/zones.ts';
import { lazy } from '../lazy.ts';
import type {
  Fixture,
  GivenResult,
  GoalRates,
  Group,
  Outcome,
  Round,
  SeasonKey,
  SeasonPlan,
  Stage,
  Team,
} from '../model.ts';
import type { ClubRegister } from './clubs.ts';
import type { RealCompetition } from './history.ts';
import { type RoundText, readRound } from './rounds.ts';
import type { RealMatch, SeasonFile } from './season-file.ts';
import { tableRules, titleOf } from './tables.ts';

/** Kick-off of a match whose time the data lack. */
const USUAL_MINUTES = 15 * 60;
/** When the fixture list of a season is known, before its first match, unless other seasons decide its teams later. */
const FIXTURES_SECONDS = 40 * DAY_SECONDS;
/** Every match of the day before has ended. */
const MORNING_MINUTES = 6 * 60;
/** From kick-off to the end of the longest match. */
const LONGEST_SECONDS = 3.5 * HOUR_SECONDS;

/** A match with a result, in its place in the season. */
interface Played {
  readonly real: GivenResult;
  /** Its place in the file. */
  readonly no: number;
  readonly round: RoundText;
  readonly start: number;
  readonly home: Team;
  readonly away: Team;
}

interface StageMatches {
  readonly stage: Stage;
  readonly text: RoundText;
  readonly played: readonly Played[];
  readonly first: number;
  readonly last: number;
}

const inOrder = (a: Played, b: Played) => a.start - b.start;

/** Teams that meet each other are one group; the groups in the order of their first matches. */
function groupsByMatches(played: readonly Played[]): Played[][] {
  const groupOf = new Map<Team, Set<Team>>();
  for (const { home, away } of played) {
    const [one, other] = [groupOf.get(home), groupOf.get(away)];
    if (one && one === other) continue;
    const both = new Set([...(one ?? [home]), ...(other ?? [away])]);
    for (const team of both) groupOf.set(team, both);
  }
  return [...Map.groupBy(played, ({ home }) => groupOf.get(home)).values()];
}

interface MatchGroup {
  readonly name: string | undefined;
  readonly played: readonly Played[];
  readonly teams: readonly Team[];
}

function groupsOf({ stage, text, played }: StageMatches): MatchGroup[] {
  if (stage.kind === 'knockout') return [];
  const isLettered = text.group !== undefined;
  const lists = isLettered
    ? [...Map.groupBy(played, ({ round }) => round.group).values()]
    : stage.kind === 'group'
      ? groupsByMatches(played)
      : [played];
  return lists.map((list, no) => ({
    name: stage.kind === 'league' ? undefined : (list[0]?.round.group ?? String(no + 1)),
    played: list,
    teams: [...new Set(list.flatMap(({ home, away }) => [home, away]))].sort((a, b) =>
      a.name.en < b.name.en ? -1 : 1,
    ),
  }));
}

/** The rounds of a group by their numbers; without them, every team plays once in each round. */
function matchdays({ played, teams }: MatchGroup): Map<number, Played[]> {
  const perRound = Math.max(1, Math.floor(teams.length / 2));
  const sorted = [...played].sort(inOrder);
  return Map.groupBy(sorted, ({ round }, no) => round.matchday ?? 1 + Math.floor(no / perRound));
}

/** The stages in the order in which they begin. */
function stagesOf(season: SeasonKey, played: readonly Played[]): StageMatches[] {
  const suffix = season.id.slice(2);
  return [...Map.groupBy(played, ({ round }) => round.key)]
    .map(([key, list]): StageMatches => {
      const [{ round: text }] = list as [Played];
      // A league in two groups, as that of China in 2020.
      const isDivided = text.kind === 'league' && groupsByMatches(list).length > 1;
      const stage: Stage = {
        id: `st${suffix}-${key}`,
        name: text.name,
        kind: isDivided ? 'group' : text.kind,
        ...(text.roundKind && { roundKind: text.roundKind }),
        groupNames: [],
      };
      const starts = list.map(({ start }) => start);
      const [first, last] = [Math.min(...starts), Math.max(...starts)];
      const matches = { stage, text, played: list, first, last };
      const groupNames = groupsOf(matches).flatMap(({ name }) => name ?? []);
      return { ...matches, stage: { ...stage, groupNames: groupNames.sort() } };
    })
    .sort((a, b) => a.first - b.first);
}

/** Fixtures of a later stage are known when the stages before it have ended. */
function knownAt(of: StageMatches, stages: readonly StageMatches[], from: number): number {
  const ends = stages
    .flatMap(({ played }) => played)
    .filter(({ start }) => start + LONGEST_SECONDS < of.first)
    .map(({ start }) => start + LONGEST_SECONDS);
  return stages[0] === of ? from : Math.max(from, ...ends);
}

interface RoundPlace {
  readonly season: SeasonKey;
  readonly stage: Stage;
  readonly group: string | undefined;
  readonly idPart: string;
  readonly no: number;
  readonly knownAt: number;
}

function roundOf(place: RoundPlace, played: readonly Played[], rates: RatesOf): Round {
  const { season, stage, group, idPart, no } = place;
  const starts = played.map(({ start }) => start);
  const isAtNeutralVenue = stage.roundKind === 'final' && season.tournament.type !== 'league';
  const fixture = ({ real, no: matchNo, start, home, away }: Played, index: number): Fixture => ({
    id: `ma${season.id.slice(2)}-${idPart}-${index + 1}`,
    season,
    stage,
    round: no,
    group,
    start,
    home,
    away,
    knownAt: Math.min(place.knownAt, start - 1),
    needsWinner: false,
    isAtNeutralVenue,
    real,
    goalRates: () => rates(matchNo, isAtNeutralVenue),
  });
  const fixtures = lazy(() => played.map(fixture));
  return {
    idPart,
    no,
    stage,
    group,
    first: Math.min(...starts),
    last: Math.max(...starts),
    fixtures,
  };
}

/** Goals that both sides of a match, by its place in the file, are expected to score. */
type RatesOf = (no: number, isAtNeutralVenue: boolean) => GoalRates;

export interface RealSeason {
  readonly season: SeasonKey;
  readonly file: SeasonFile;
  readonly competition: RealCompetition;
  readonly clubs: ClubRegister;
  readonly rates: RatesOf;
  /** The last day of the seasons of the country that end before this one begins. */
  readonly dayBefore: number | undefined;
  readonly outcomeOf: (fixture: Fixture) => Outcome;
}

function playedMatches(
  { competition, clubs }: RealSeason,
  matches: readonly RealMatch[],
): Played[] {
  const { zone, country } = competition;
  const teamOf = memoized((name: string) => clubs.team(name, country));
  const roundOf = memoized(readRound);
  return matches.flatMap(
    ({ result, status, round, day, minutes, home, away }, no): Played | readonly [] =>
      result
        ? {
            real: { result, isAwarded: status === 'awarded' },
            no,
            round: roundOf(round),
            start: instantAt(zone, day, minutes ?? USUAL_MINUTES),
            home: teamOf(home),
            away: teamOf(away),
          }
        : [],
  );
}

function leftOutMatches({ competition: { zone } }: RealSeason, matches: readonly RealMatch[]) {
  return matches
    .filter(({ result }) => !result)
    .map(({ day, minutes, status }) => ({
      at: instantAt(zone, day, minutes ?? USUAL_MINUTES),
      isCancelled: status === 'cancelled',
    }));
}

/** The rounds of a stage after those of the stages before it, and its groups. */
function planStage(
  real: RealSeason,
  of: StageMatches,
  stageNo: number,
  known: number,
  before: readonly Round[],
): { readonly rounds: Round[]; readonly groups: Group[] } {
  const { season, competition, rates, outcomeOf } = real;
  const { stage } = of;
  const offset = Math.max(0, ...before.map(({ no }) => no));
  const prefix = stageNo === 0 ? '' : `s${stageNo}r`;
  const place = { season, stage, knownAt: known };
  if (stage.kind === 'knockout') {
    const round = { ...place, group: undefined, idPart: `${prefix || 'k'}1`, no: offset + 1 };
    return { rounds: [roundOf(round, of.played, rates)], groups: [] };
  }
  const first = before[0]?.stage;
  const firstStage = lazy(() =>
    before.filter((round) => round.stage === first).flatMap(({ fixtures }) => fixtures()),
  );
  const groups = groupsOf(of).sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
  const rounds = groups.flatMap((group) =>
    [...matchdays(group)].map(([matchday, list]) => {
      const no = offset + matchday;
      const idPart = `${prefix}${group.name ? `g${group.name.toLowerCase()}r` : ''}${no}`;
      return roundOf({ ...place, group: group.name, idPart, no }, list, rates);
    }),
  );
  return {
    rounds,
    groups: groups.map(({ name, teams }) => ({
      name,
      teams,
      knownAt: known,
      ...tableRules(competition, season, stage, first && firstStage, outcomeOf),
    })),
  };
}

/** When the teams of the season are known. */
function fixturesAt({ competition: { zone }, dayBefore }: RealSeason, first: number): number {
  const decided = dayBefore === undefined ? 0 : instantAt(zone, dayBefore + 1, MORNING_MINUTES);
  return Math.min(Math.max(first - FIXTURES_SECONDS, decided), first - 1);
}

/** The season as it was: its matches at their times, in stages, groups and rounds. */
export function realPlan(real: RealSeason): SeasonPlan {
  const { season, file, competition, outcomeOf } = real;
  const { matches } = file;
  const played = playedMatches(real, matches);
  const stages = stagesOf(season, played);
  const from = fixturesAt(real, (stages[0] as StageMatches).first);
  const groupsOfStage = new Map<Stage, Group[]>();
  const rounds: Round[] = [];
  for (const [stageNo, one] of stages.entries()) {
    const before = rounds.filter(({ last }) => last < one.first);
    const planned = planStage(real, one, stageNo, knownAt(one, stages, from), before);
    groupsOfStage.set(one.stage, planned.groups);
    rounds.push(...planned.rounds);
  }
  rounds.sort((a, b) => a.no - b.no || a.first - b.first);
  const teams = [...new Set(played.flatMap(({ home, away }) => [home, away]))];
  const plan = {
    stages: stages.map(({ stage }) => stage),
    rounds,
    knownAt: from,
    teams: () => teams,
    groups: (stage: Stage) => groupsOfStage.get(stage) ?? [],
    leftOut: leftOutMatches(real, matches),
  };
  const fixturesOf = (stage: Stage) =>
    rounds.filter((round) => round.stage === stage).flatMap(({ fixtures }) => fixtures());
  const title = lazy(() =>
    file.isComplete ? titleOf(competition, { ...plan, fixturesOf }, outcomeOf) : undefined,
  );
  return { ...plan, title };
}
