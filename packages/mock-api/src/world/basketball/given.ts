import type { FactError, FactsOfMatch } from '../given.ts';
import type { Quarter } from './quarter.ts';

const MAX_POINTS = 250;

/** The middle of a minute of regular time: its quarter, and seconds from tip-off. */
export function momentOf(quarters: readonly Quarter[], minute: number) {
  const { minutes } = quarters[0] as Quarter;
  const index = Math.min(Math.ceil(minute / minutes), quarters.length) - 1;
  const { from, to } = quarters[index] as Quarter;
  const share = (minute - index * minutes - 0.5) / minutes;
  return { index, share, at: Math.round(from + share * (to - from)) };
}

/** Whole numbers in proportion to these, which add up to the total. */
function apportion(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  let given = 0;
  return weights.map((weight) => {
    sum += weight;
    const part = Math.round((total * sum) / all) - given;
    given += part;
    return part;
  });
}

/** Drawn quarters with a given score: in its minute, or at the end of regular time. */
export function givenQuarters(
  drawn: readonly Quarter[],
  { score, minute }: FactsOfMatch,
): Quarter[] {
  if (!score) return [...drawn];
  const end = { index: drawn.length - 1, share: 1, at: (drawn.at(-1) as Quarter).to };
  const { index, share, at } = minute === undefined ? end : momentOf(drawn, minute);
  const until = (side: 'home' | 'away') =>
    apportion(
      score[side],
      drawn.slice(0, index + 1).map((one, no) => one[side] * (no < index ? 1 : share)),
    );
  const [home, away] = [until('home'), until('away')];
  return drawn.map((quarter, no) => {
    if (no > index) return quarter;
    const played = { home: home[no] as number, away: away[no] as number };
    if (no < index || share === 1) return { ...quarter, ...played };
    return {
      ...quarter,
      home: played.home + Math.round(quarter.home * (1 - share)),
      away: played.away + Math.round(quarter.away * (1 - share)),
      split: { at, ...played },
    };
  });
}

export function basketballFactError(
  { score, minute = 1 }: FactsOfMatch,
  quarterMinutes: number,
): FactError | undefined {
  const minutes = 4 * quarterMinutes;
  if (minute > minutes) {
    return { field: 'minute', message: `has ${minutes} minutes of regular time, not ${minute}` };
  }
  const isTooHigh = score && Math.max(score.home, score.away) > MAX_POINTS;
  return isTooHigh
    ? { field: 'score', message: `has more than ${MAX_POINTS} points of one side` }
    : undefined;
}
