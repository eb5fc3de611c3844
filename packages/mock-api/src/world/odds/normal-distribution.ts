/** The share of a bell of width 1 that lies below x (Zelen and Severo's approximation). */
export function shareBelow(x: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(x));
  const tail =
    0.398_942_3 *
    Math.exp((-x * x) / 2) *
    t *
    (0.319_381_5 + t * (-0.356_563_8 + t * (1.781_478 + t * (-1.821_256 + t * 1.330_274))));
  return x > 0 ? 1 - tail : tail;
}
