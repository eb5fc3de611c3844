import { leagueTable } from '../competition/league-table.ts';
import { POINTS, resultFor } from '../competition/points.ts';
import deductions from '../data/point-deductions.json' with { type: 'json' };
import type { Fixture, Group, Outcome, SeasonKey, Stage, TableRules, Team } from '../model.ts';
import type { RealCompetition } from './history.ts';

/**
 * Points that a league took from a club, or gave back if they are below zero. The day of a few decisions is not known: they count
 * from the last days of the season.
 */
interface Deduction {
  /** Competition and year: `en.1/2023`. */
  readonly season: string;
  readonly club: string;
  readonly points: number;
  /** The day from which they count. */
  readonly from: string;
  /** In the tables of every stage, if there is none. */
  readonly stage?: string;
}

const deductionsOf = Map.groupBy(deductions as readonly Deduction[], ({ season }) => season);

/** Stages of one season that are leagues of their own. */
const OWN_LEAGUES = /apertura|clausura|semestre/;
const LEAGUE = 'league';
/** Groups in which the best of the first stage play for the title. */
const TITLE_GROUPS = /^(championship|playoffs-championship|playoff-i)$/;

const stageKey = ({ id }: Stage): string => id.split('-').slice(3).join('-');

/** What is left of the points of the first stage, in this stage. */
function pointsLeft({ code, split }: RealCompetition, key: string) {
  if (split === 'all' || (code === 'be.1' && key === 'relegation')) return (all: number) => all;
  return code === 'be.1' ? (all: number) => Math.ceil(all / 2) : (all: number) => all >> 1;
}

const pointsOf = (
  team: Team,
  fixtures: readonly Fixture[],
  outcomeOf: (fixture: Fixture) => Outcome,
): number =>
  fixtures
    .filter(({ home, away }) => home === team || away === team)
    .reduce((sum, one) => sum + POINTS.football[resultFor(team, one, outcomeOf(one))], 0);

/** UEFA dropped the rule in 2021. */
const LAST_AWAY_GOALS_YEAR = 2020;

/** How the table of a group is made: what comes after points, which earlier matches count, which points are added. */
export function tableRules(
  competition: RealCompetition,
  season: SeasonKey,
  stage: Stage,
  firstStage: (() => readonly Fixture[]) | undefined,
  outcomeOf: (fixture: Fixture) => Outcome,
): TableRules {
  const { code, hadAwayGoals } = competition;
  const tieRule =
    hadAwayGoals && season.year <= LAST_AWAY_GOALS_YEAR
      ? 'head-to-head-away-goals'
      : competition.tieRule;
  const key = stageKey(stage);
  const deductions = (deductionsOf.get(`${code}/${season.year}`) ?? []).filter(
    (one) => (one.stage ?? key) === key,
  );
  const adjustment = (team: Team, instant: number) =>
    deductions
      .filter(({ club, from }) => club === team.id && Date.parse(from) / 1000 <= instant)
      .reduce((sum, { points }) => sum - points, 0);
  const isSplit = stage.kind === LEAGUE && key !== LEAGUE && !OWN_LEAGUES.test(key);
  if (!firstStage || !isSplit) return { tieRule, adjustment };
  const left = pointsLeft(competition, key);
  const pointsAdded = (team: Team, instant: number): number => {
    const finished = firstStage().filter((one) => outcomeOf(one).end <= instant);
    const all = pointsOf(team, finished, outcomeOf);
    return left(all) - all;
  };
  return { tieRule, carried: firstStage, pointsAdded, adjustment };
}

interface Decider {
  readonly stages: readonly Stage[];
  readonly groups: (stage: Stage) => readonly Group[];
  readonly fixturesOf: (stage: Stage) => readonly Fixture[];
}

/** Whether all teams have met equally often; otherwise the data lack matches. */
function isFull(fixtures: readonly Fixture[]): boolean {
  const { size } = new Set(fixtures.flatMap(({ home, away }) => [home, away]));
  const pairs = (size * (size - 1)) / 2;
  return pairs === 0 || fixtures.length % pairs === 0;
}

/** The champion, and since when it is known; undefined where the data do not say. */
export function titleOf(
  { type, decidedBy }: RealCompetition,
  { stages, groups, fixturesOf }: Decider,
  outcomeOf: (fixture: Fixture) => Outcome,
): { readonly at: number; readonly team: Team } | undefined {
  const endOf = (list: readonly Fixture[]) => Math.max(...list.map((one) => outcomeOf(one).end));
  if (type !== LEAGUE || decidedBy === 'final') {
    const final = stages.find(({ roundKind }) => roundKind === 'final');
    const fixtures = final ? fixturesOf(final) : [];
    const [only] = fixtures;
    const winner = fixtures.length === 1 && only && outcomeOf(only).winner;
    return winner ? { at: endOf(fixtures), team: only[winner] } : undefined;
  }
  if (decidedBy === 'nothing') return undefined;
  const stage =
    stages.find((one) => TITLE_GROUPS.test(stageKey(one)) && one.kind === LEAGUE) ??
    stages.find((one) => stageKey(one) === LEAGUE && one.kind === LEAGUE);
  const [group] = stage ? groups(stage) : [];
  if (!stage || !group) return undefined;
  const fixtures = fixturesOf(stage);
  const carried = group.carried?.() ?? [];
  if (!isFull(fixtures) || !isFull(carried)) return undefined;
  const at = endOf(fixtures);
  const counted = [...carried, ...fixtures];
  const [first] = leagueTable(group.teams, counted, outcomeOf, group, at);
  return first && { at, team: first.team };
}
