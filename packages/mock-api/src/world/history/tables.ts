import { leagueTable } from '../competition/league-table.ts';
import { POINTS, resultFor } from '../competition/points.ts';
import type { Fixture, Group, Outcome, SeasonKey, Stage, TableRules, Team } from '../model.ts';
import type { RealCompetition } from './history.ts';

/**
 * Points that leagues took from clubs: competition, year, id of the club, points, the day from which they count, and the
 * stage if it is the only one: those of another are as they were. Points below zero were given back. The day of a few
 * decisions is not known: they count from the last days of the season.
 */
const DEDUCTIONS = `
at.1 2019 te-aut-lask 4 2020-07-04 playoffs-championship
en.2 2011 te-eng-portsmouth 10 2012-02-17
en.2 2014 te-eng-rotherham-united 3 2015-04-24
en.2 2018 te-eng-birmingham-city 9 2019-03-22
en.2 2019 te-eng-wigan-athletic 12 2020-07-22
en.2 2020 te-eng-sheffield-wednesday 12 2020-08-01
en.2 2020 te-eng-sheffield-wednesday -6 2020-11-04
en.2 2021 te-eng-derby-county 12 2021-09-22
en.2 2021 te-eng-derby-county 9 2021-11-16
en.2 2021 te-eng-reading 6 2021-11-17
en.2 2022 te-eng-reading 6 2023-04-04
en.2 2022 te-eng-wigan-athletic 3 2023-03-20
en.2 2024 te-eng-sheffield-united 2 2024-08-01
en.2 2025 te-eng-sheffield-wednesday 12 2025-10-24
en.2 2025 te-eng-sheffield-wednesday 6 2025-12-01
en.1 2023 te-eng-everton 10 2023-11-17
en.1 2023 te-eng-everton -4 2024-02-26
en.1 2023 te-eng-everton 2 2024-04-08
en.1 2023 te-eng-nottingham-forest 4 2024-03-18
en.3 2010 te-eng-plymouth-argyle 10 2011-02-21
en.3 2012 te-eng-coventry-city 10 2013-03-28
en.3 2012 te-eng-portsmouth 10 2013-04-10
en.3 2013 te-eng-coventry-city 10 2013-08-01
en.3 2015 te-eng-bury 3 2016-05-08
en.3 2019 te-eng-bolton-wanderers 12 2019-08-01
en.4 2010 te-eng-hereford-united 3 2011-05-07
en.4 2010 te-eng-torquay-united 1 2011-05-07
en.4 2011 te-eng-port-vale 10 2012-03-09
en.4 2013 te-eng-afc-wimbledon 3 2014-04-28
en.4 2019 te-eng-macclesfield-town 6 2019-12-19
en.4 2019 te-eng-macclesfield-town 11 2020-08-11
de.2 2014 te-ger-sv-sandhausen 3 2015-05-24
de.2 2014 te-ger-vfr-aalen 2 2015-05-24
de.3 2016 te-ger-fsv-frankfurt 9 2017-05-20
de.3 2016 te-ger-vfr-aalen 9 2017-05-20
de.3 2017 te-ger-chemnitzer-fc 9 2018-05-12
de.3 2017 te-ger-rot-weiss-erfurt 10 2018-05-12
de.3 2020 te-ger-kfc-uerdingen-05 3 2021-05-22
fr.1 2021 te-fra-ogc-nice 1 2021-09-08
fr.1 2021 te-fra-olympique-lyonnais 1 2021-12-08
fr.1 2023 te-fra-montpellier-hsc 1 2023-11-03
fr.2 2015 te-fra-nimes-olympique 8 2015-07-31
it.1 2014 te-ita-parma 1 2014-12-09
it.1 2014 te-ita-parma 2 2015-03-16
it.1 2014 te-ita-parma 4 2015-04-16
it.1 2018 te-ita-chievo-verona 3 2018-09-13
it.1 2020 te-ita-napoli 1 2020-10-14
it.1 2020 te-ita-napoli -1 2020-12-22
it.1 2022 te-ita-juventus 15 2023-01-20
it.1 2022 te-ita-juventus -15 2023-04-20
it.1 2022 te-ita-juventus 10 2023-05-22
it.2 2013 te-ita-as-bari 4 2014-05-30
it.2 2013 te-ita-siena 8 2014-05-30
it.2 2014 te-ita-brescia 6 2015-05-22
it.2 2014 te-ita-varese 4 2015-05-22
it.2 2016 te-ita-latina 7 2017-05-18
it.2 2016 te-ita-pisa 4 2017-05-18
it.2 2017 te-ita-as-bari 2 2018-05-25
it.2 2018 te-ita-foggia 6 2018-08-24
it.2 2018 te-ita-palermo 20 2019-05-29
it.2 2019 te-ita-trapani-calcio 2 2020-07-31
it.2 2024 te-ita-brescia 4 2025-05-29
it.2 2024 te-ita-cosenza 4 2024-10-01
mx.1 2018 te-mex-cd-veracruz 6 2019-05-04 clausura
nl.1 2023 te-ned-vitesse 18 2024-04-19
gr.1 2018 te-gre-paok-saloniki 2 2018-08-01
tr.1 2024 te-tur-adana-demirspor 12 2025-05-31`;

interface Deduction {
  readonly season: string;
  readonly club: string;
  readonly points: number;
  readonly at: number;
  /** In the tables of every stage, if there is none. */
  readonly stage: string | undefined;
}

const deductionsOf = Map.groupBy(
  DEDUCTIONS.trim()
    .split('\n')
    .map((row): Deduction => {
      const [code, year, club = '', points, date = '', stage] = row.split(' ');
      const at = Date.parse(date) / 1000;
      return { season: `${code}/${year}`, club, points: Number(points), at, stage };
    }),
  ({ season }) => season,
);

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
      .filter(({ club, at }) => club === team.id && at <= instant)
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
