import type { Match, MatchIncident, MatchStatistics } from '@touchline/types';
import { boxScoreErrors } from './box-score-errors.ts';
import { esportsErrors } from './esports-errors.ts';
import { opponentOf } from './lineup-errors.ts';
import { sportOf } from './sport-of.ts';

type Side = 'home' | 'away';
type Period = MatchStatistics['periods'][number];

const SIDES = ['home', 'away'] as const;
/** Shares, which no sum of parts gives. */
const isShare = (key: string) => key === 'possession' || key.endsWith('Percentage');
/** The greatest value within a period. */
const isMaximum = (key: string) => key === 'biggestLead' || key === 'longestRun';
/** Values have two decimals. */
const isSame = (a: number, b: number) => Math.abs(a - b) < 0.011;

const valueIn = ({ rows }: Period, key: string, side: Side): number | undefined =>
  rows.find((row) => row.key === key)?.[side];

/** The first is the whole match, each period is there once, and so is each of its rows. */
function orderErrors(periods: readonly Period[]): string[] {
  const names = periods.map(({ kind, number }) => [kind, number].join(' ').trim());
  const repeated = periods.filter(
    ({ rows }) => new Set(rows.map(({ key }) => key)).size < rows.length,
  );
  return [
    ...(periods.length === 0 || names[0] === 'match' ? [] : [`${names[0]} comes before the match`]),
    ...(new Set(names).size === names.length ? [] : ['a period is there twice']),
    ...repeated.map(({ kind }) => `a row of ${kind} is there twice`),
  ];
}

/** Each row of the match is the sum of its parts, if all of them have it. */
function sumErrors([match, ...parts]: readonly Period[]): string[] {
  if (!match || parts.length === 0) return [];
  return match.rows.flatMap(({ key, ...row }) =>
    SIDES.flatMap((side) => {
      const values = parts.map((part) => valueIn(part, key, side));
      if (isShare(key) || isMaximum(key) || values.includes(undefined)) return [];
      const sum = values.reduce<number>((all, one) => all + (one ?? 0), 0);
      return isSame(sum, row[side])
        ? []
        : [`${key} of the ${side} side is ${row[side]}, its parts have ${sum}`];
    }),
  );
}

/** What the rows of one period say of each other. */
function footballErrors(period: Period): string[] {
  const ball = SIDES.map((side) => valueIn(period, 'possession', side));
  const [home, away] = ball;
  const shares =
    home === undefined || away === undefined || Math.abs(home + away - 100) <= 1
      ? []
      : [`possession of ${period.kind} is ${home} and ${away}`];
  const shots = SIDES.flatMap((side) => {
    const value = (key: string) => valueIn(period, key, side);
    const parts = [value('shotsOnTarget'), value('shotsOffTarget'), value('shotsBlocked')];
    const all = value('shots');
    if (all === undefined || parts.includes(undefined)) return [];
    const sum = parts.reduce<number>((total, one) => total + (one ?? 0), 0);
    return sum === all ? [] : [`shots of the ${side} side are ${all}, by their ends ${sum}`];
  });
  return [...shares, ...shots];
}

const isShot = ({ kind }: MatchIncident) => /^(penalty-)?goal$/.test(kind);

/** What the incidents and the commentary report is counted. */
function incidentErrors(total: Period, { incidents = [], commentary = [] }: Match): string[] {
  return SIDES.flatMap((side) => {
    const value = (key: string) => valueIn(total, key, side);
    const count = (test: (one: MatchIncident) => boolean) =>
      incidents.filter((one) => one.side === side && test(one)).length;
    const lines = (...kinds: string[]) =>
      commentary.filter((one) => one.side === side && kinds.includes(one.kind)).length;
    const goals = count(isShot);
    const goalsAgainst = incidents.filter(
      (one) => one.side === opponentOf(side) && isShot(one),
    ).length;
    const onTargetAgainst = valueIn(total, 'shotsOnTarget', opponentOf(side));
    const saves = onTargetAgainst === undefined ? undefined : onTargetAgainst - goalsAgainst;
    const missed = count(({ kind }) => kind === 'penalty-missed');
    const [yellow, red] = ['yellow-card', 'red-card'].map((card) =>
      count(({ kind }) => kind === card),
    );
    const atLeast = (key: string, least: number) =>
      (value(key) ?? least) >= least
        ? []
        : [`${key} of the ${side} side are ${value(key)}, reported are ${least}`];
    const equal = (key: string, wanted: number | undefined) =>
      wanted === undefined || value(key) === undefined || value(key) === wanted
        ? []
        : [`${key} of the ${side} side are ${value(key)} instead of ${wanted}`];
    return [
      ...atLeast('shotsOnTarget', goals + lines('save')),
      ...atLeast('shots', goals + missed + lines('save', 'chance')),
      ...atLeast('corners', lines('corner')),
      ...atLeast('offsides', lines('offside')),
      ...atLeast('fouls', lines('foul')),
      ...equal('saves', saves),
      ...equal('yellowCards', yellow),
      ...equal('redCards', red),
    ];
  });
}

/** Contradictions within the statistics of a match, and between them and what is reported of it. */
export function statisticsErrors(statistics: MatchStatistics, match: Match): string[] {
  const { periods } = statistics;
  const [total] = periods;
  const isFootball = sportOf(match) === 'football';
  const isStarted = match.statusId !== 'UPCOMING';
  return [
    ...(isStarted || periods.length === 0 ? [] : ['statistics before the start']),
    ...orderErrors(periods),
    ...sumErrors(periods),
    ...(isFootball ? periods.flatMap(footballErrors) : []),
    ...(isFootball && total && match.incidents ? incidentErrors(total, match) : []),
    ...(sportOf(match) === 'basketball' ? boxScoreErrors(statistics, match) : []),
    ...(sportOf(match) === 'esports' ? esportsErrors(statistics, match) : []),
  ].map((error) => `${match.id}: ${error}`);
}
