import type { TimelineStatistic } from '@touchline/types';
import { MINUTE_SECONDS } from '../../calendar/civil.ts';
import { runningScore } from '../../match-progress.ts';
import type { Incident, Side, Statistics } from '../../model.ts';
import { chance, random } from '../../random/random.ts';
import { opponentOf } from '../../sides.ts';
import type { Moment } from '../open-play.ts';
import { type PressureAt, partsOf } from '../pressure.ts';
import type { FootballOutcome } from '../result.ts';
import { type Counted, momentumOf } from './momentum.ts';

const PENALTY_SAVED_SHARE = 0.6;

/** Whether a missed penalty is kept out by the goalkeeper. */
export const isPenaltySaved = ({ seed, fixture }: FootballOutcome, seconds: number): boolean =>
  chance(seed, 'match', fixture.id, 'penalty saved', seconds) < PENALTY_SAVED_SHARE;

/** How likely shots are to go in, in hundredths: from the least to the most likely one. */
const EXPECTED_GOALS = {
  goal: [8, 62],
  saved: [3, 34],
  'off-target': [2, 28],
  blocked: [1, 12],
  penalty: [78, 78],
} as const;
/** Most shots are unlikely ones. */
const EXPECTED_EXPONENT = 2;

type Shot = keyof typeof EXPECTED_GOALS;

const RESULT_KEYS: Readonly<Record<string, string>> = {
  goal: 'shotsOnTarget',
  saved: 'shotsOnTarget',
  'off-target': 'shotsOffTarget',
  blocked: 'shotsBlocked',
};

/** What each moment and incident adds to which rows, in order. */
function countedIn(
  outcome: FootballOutcome,
  moments: readonly Moment[],
  incidents: readonly Incident[],
): Counted[] {
  const { seed, fixture } = outcome;
  const { id, start } = fixture;
  const shot = (kind: Shot, result: string, side: Side, at: number): Counted[] => {
    const [least, most] = EXPECTED_GOALS[kind];
    const share = chance(seed, 'match', id, 'expected goals', side, at) ** EXPECTED_EXPONENT;
    const points = least + Math.round(share * (most - least));
    return [
      { key: 'shots', side, at },
      { key: RESULT_KEYS[result] as string, side, at },
      { key: 'expectedGoals', side, at, points },
      ...(result === 'saved' ? [{ key: 'saves', side: opponentOf(side), at }] : []),
    ];
  };
  const ofMoment = ({ kind, side, seconds: at }: Moment): Counted[] => {
    if (kind === 'free-kick') return [{ key: 'fouls', side: opponentOf(side), at }];
    if (kind === 'corner' || kind === 'offside' || kind === 'foul') {
      return [{ key: `${kind}s`, side, at }];
    }
    return shot(kind, kind, side, at);
  };
  const ofIncident = ({ kind, side, at: instant }: Incident): Counted[] => {
    const at = instant - start;
    if (!side) return [];
    if (kind === 'goal') return shot('goal', 'goal', side, at);
    if (kind === 'penalty-goal') return shot('penalty', 'goal', side, at);
    if (kind === 'penalty-missed') {
      const result = isPenaltySaved(outcome, at) ? 'saved' : 'off-target';
      return shot('penalty', result, side, at);
    }
    const card = { 'yellow-card': 'yellowCards', 'red-card': 'redCards' }[kind as string];
    return card
      ? [
          { key: card, side, at },
          { key: 'fouls', side, at },
        ]
      : [];
  };
  return [...moments.flatMap(ofMoment), ...incidents.flatMap(ofIncident)].sort(
    (a, b) => a.at - b.at,
  );
}

const MEAN_POSSESSION = 0.5;
const PRESSURE_SHARE = 0.2;
const PASSES_PER_MINUTE = 9;
const PASSES_DEVIATION = 3;

/** The ball in each minute of these parts. */
function minutesOf(outcome: FootballOutcome, pressureAt: PressureAt) {
  const rng = random(outcome.seed, 'match', outcome.fixture.id, 'possession');
  return partsOf(outcome).flatMap(({ from, to }) =>
    Array.from({ length: (to - from) / MINUTE_SECONDS }, (_, no) => {
      const at = from + (no + 1) * MINUTE_SECONDS;
      const noise = (rng() - 0.5) * 0.16;
      const home = MEAN_POSSESSION + PRESSURE_SHARE * pressureAt(at - MINUTE_SECONDS / 2) + noise;
      const all = PASSES_PER_MINUTE + (rng() - 0.5) * 2 * PASSES_DEVIATION;
      return { at: at - 1, home, passes: { home: home * all, away: (1 - home) * all } };
    }),
  );
}

type BallMinute = ReturnType<typeof minutesOf>[number];

/** Who has had the ball after each minute of a period: minutes of the home side and of both, and passes. */
function ballSums(minutes: readonly BallMinute[]) {
  const sum = { home: 0, all: 0, passes: { home: 0, away: 0 } };
  return minutes.map(({ at, home, passes }) => {
    sum.home += home;
    sum.all++;
    sum.passes.home += Math.round(passes.home);
    sum.passes.away += Math.round(passes.away);
    return { ...sum, at, passes: { ...sum.passes } };
  });
}

type Values = Pick<TimelineStatistic, 'at' | 'home' | 'away'>;

function ballRows(from: number, minutes: readonly BallMinute[]): Record<string, Values> {
  const sums = ballSums(minutes);
  const instants = [from, ...sums.map(({ at }) => at)];
  const shares = [50, ...sums.map(({ home, all }) => Math.round((home / all) * 100))];
  const kept = shares.flatMap((share, no) => (share === shares[no - 1] ? [] : [no]));
  const passes = (side: Side) => [0, ...sums.map((sum) => sum.passes[side])];
  return {
    possession: {
      at: kept.map((no) => instants[no] as number),
      home: kept.map((no) => shares[no] as number),
      away: kept.map((no) => 100 - (shares[no] as number)),
    },
    passes: { at: instants, home: passes('home'), away: passes('away') },
  };
}

const KEYS = [
  ...['possession', 'shots', 'shotsOnTarget', 'shotsOffTarget', 'shotsBlocked', 'expectedGoals'],
  ...['corners', 'fouls', 'offsides', 'yellowCards', 'redCards', 'saves', 'passes'],
] as const;

const hundredths = (list: readonly number[]) => list.map((one) => one / 100);

/** The whole match, and its parts; those of extra time are one. */
function periodsOf({ parts: at, extra }: FootballOutcome) {
  return [
    { kind: 'match', from: 0, to: Number.POSITIVE_INFINITY },
    { kind: 'firstHalf', from: 0, to: at.restart },
    { kind: 'secondHalf', from: at.restart, to: at.extra },
    ...(extra ? [{ kind: 'extraTime', from: at.extra, to: at.shootout }] : []),
  ];
}

/** Counts what the commentary and the incidents report. */
export function footballStatistics(
  outcome: FootballOutcome,
  incidents: readonly Incident[],
  moments: readonly Moment[],
  pressureAt: PressureAt,
): Statistics {
  const counted = countedIn(outcome, moments, incidents);
  const minutes = minutesOf(outcome, pressureAt);
  const rows = periodsOf(outcome).flatMap(({ kind, from, to }) => {
    const isIn = ({ at }: { at: number }) => at >= from && at < to;
    const own = counted.filter(isIn);
    const ball = ballRows(from, minutes.filter(isIn));
    return KEYS.map((key): TimelineStatistic => {
      const isOfKey = (one: Counted) => one.key === key;
      const { at, home, away } = ball[key] ?? runningScore(from, own.filter(isOfKey));
      return key === 'expectedGoals'
        ? { kind, key, at, home: hundredths(home), away: hundredths(away) }
        : { kind, key, at, home, away };
    });
  });
  return { rows, momentum: momentumOf(partsOf(outcome), counted, minutes) };
}
