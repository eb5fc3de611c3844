import { findLast, readClock, scoreIn } from '@touchline/shared/domain/timeline';
import type { TimelineClock, TimelineScores } from '@touchline/types';
import type { Fixture, MatchProgress, MatchState, PlayedMatch, Side } from './model.ts';

interface Point {
  readonly at: number;
  readonly side: Side;
  readonly points?: number;
}

/** The score after each of these points, 0–0 at first. Instants are in seconds from the start. */
export function runningScore(from: number, points: readonly Point[]): TimelineScores {
  const scores: TimelineScores = { at: [from], home: [0], away: [0] };
  const score = { home: 0, away: 0 };
  for (const { at, side, points: count = 1 } of points) {
    score[side] += count;
    scores.at.push(at);
    scores.home.push(score.home);
    scores.away.push(score.away);
  }
  return scores;
}

/** The score of the match: the sum of its periods without penalties, unless it has one of its own. */
export function scoreOf({ score, periods }: MatchProgress, seconds: number) {
  if (score) return scoreIn(score, seconds);
  const total = { home: 0, away: 0 };
  for (const period of periods) {
    if (period.kind === 'penalties') continue;
    const { home, away } = scoreIn(period, seconds);
    total.home += home;
    total.away += away;
  }
  return total;
}

/** Tolerance of seconds that are computed from fractions of a minute. */
const EPSILON = 1e-6;

function nextMinute({ at, secondsPerMinute }: TimelineClock, seconds: number): number {
  if (secondsPerMinute === undefined) return Number.POSITIVE_INFINITY;
  const minutes = Math.floor((seconds - at) / secondsPerMinute) + 1;
  return Math.ceil(at + minutes * secondsPerMinute - EPSILON);
}

const after = (at: readonly number[], seconds: number): number =>
  at[findLast(at, seconds) + 1] ?? Number.POSITIVE_INFINITY;

/** A match that ends at `end`, from its progress. */
export function playedMatch(
  { start }: Fixture,
  end: number,
  played: Omit<PlayedMatch, 'at'>,
): PlayedMatch {
  const { progress, incidents } = played;
  const { clock, periods, score } = progress;
  const clockInstants = clock.map(({ at }) => at);
  const incidentInstants = incidents.map(({ at }) => at - start);

  function nextChange(seconds: number): number {
    const entry = clock[findLast(clockInstants, seconds)];
    const next = Math.min(
      end - start,
      after(clockInstants, seconds),
      after(incidentInstants, seconds),
      score ? after(score.at, seconds) : Number.POSITIVE_INFINITY,
      ...periods.map(({ at }) => after(at, seconds)),
      entry ? nextMinute(entry, seconds) : Number.POSITIVE_INFINITY,
    );
    return start + next;
  }

  function at(instant: number): MatchState {
    const seconds = Math.min(instant, end) - start;
    const isOver = instant >= end;
    const entry = clock[findLast(clockInstants, seconds)];
    return {
      ...scoreOf(progress, seconds),
      isScoreKnown: !score || findLast(score.at, seconds) >= 0,
      clock: isOver || !entry ? undefined : readClock(entry, seconds),
      periods: periods
        .filter((period) => (period.at[0] as number) <= seconds)
        .map(({ kind, number, name, ...scores }) => ({
          kind,
          number,
          ...(name && { name }),
          ...scoreIn(scores, seconds),
        })),
      until: isOver ? Number.POSITIVE_INFINITY : nextChange(seconds),
    };
  }

  return { ...played, at };
}
