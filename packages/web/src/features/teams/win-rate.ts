/** TEA-8, in whole percent; undefined where nothing has been played, or where nobody counts it. */
export const winRate = (wins: number, matches: number | undefined): number | undefined =>
  matches ? Math.round((wins / matches) * 100) : undefined;
