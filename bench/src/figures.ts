export interface Figures {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function figures(values: readonly number[]): Figures {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
  return { median, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

/** Ratios are taken round by round, so that a slowdown of the machine affects both values. */
export function ratios(ours: readonly number[], theirs: readonly number[]): Figures {
  return figures(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}
