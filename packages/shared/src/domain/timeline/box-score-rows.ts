import type {
  MatchStatistics,
  PlayerAction,
  TimelineBoxScore,
  TimelineClock,
} from '@touchline/types';
import { actionCounts, actionPoints, actionsUntil } from './box-score-at.ts';

type Period = MatchStatistics['periods'][number];
type Side = 'home' | 'away';

const COUNTED = [
  ...(['fieldGoals', 'fieldGoalsAttempted', 'threePointers', 'threePointersAttempted'] as const),
  ...(['freeThrows', 'freeThrowsAttempted', 'rebounds', 'offensiveRebounds'] as const),
  ...(['assists', 'steals', 'blocks', 'turnovers', 'fouls'] as const),
] as const;

const none = () => ({ home: 0, away: 0 });

/** Counts the acts of a period as they come. */
function createTally() {
  const counts = Object.fromEntries(COUNTED.map((key) => [key, none()]));
  const points = none();
  const lead = none();
  const longest = none();
  let run = 0;
  let last: Side | undefined;
  return {
    add(side: Side, action: PlayerAction) {
      for (const key of actionCounts[action] ?? []) {
        const count = counts[key];
        if (count) count[side]++;
      }
      const scored = actionPoints[action];
      if (scored === undefined) return;
      points[side] += scored;
      run = side === last ? run + scored : scored;
      last = side;
      const other = side === 'home' ? points.away : points.home;
      lead[side] = Math.max(lead[side], points[side] - other);
      longest[side] = Math.max(longest[side], run);
    },
    rows: () => [
      ...COUNTED.map((key) => ({ key, ...(counts[key] ?? none()) })),
      { key: 'biggestLead', ...lead },
      { key: 'longestRun', ...longest },
    ],
  };
}

/** The rows of both sides, so many seconds from the start: of the whole match, and of each quarter that has begun. */
export function boxScoreRows(
  boxScore: TimelineBoxScore,
  clock: readonly TimelineClock[],
  seconds: number,
): Period[] {
  const quarters = clock.flatMap((entry, no) =>
    entry.at <= seconds && (entry.phase === 'quarter' || entry.phase === 'overtime')
      ? [{ ...entry, to: clock[no + 1]?.at ?? Number.POSITIVE_INFINITY, tally: createTally() }]
      : [],
  );
  const match = createTally();
  for (const { at, index, kind } of actionsUntil(boxScore, seconds)) {
    const side = boxScore.players[index]?.side;
    if (!side) continue;
    match.add(side, kind);
    quarters.find((one) => at >= one.at && at < one.to)?.tally.add(side, kind);
  }
  return [
    { kind: 'match', rows: match.rows() },
    ...quarters.map(({ phase, number, tally }) => ({
      kind: phase,
      ...(number !== undefined && { number }),
      rows: tally.rows(),
    })),
  ];
}
