import type { TeamStats } from '@touchline/types';
import type { Sport } from '../../paths.ts';
import type { Outcome } from '../../ui/figures/result-badge.tsx';

interface ScoreShare {
  outcome: Outcome;
  count: number;
}

/** TEA-7: how often a team has won, drawn and lost. Where nobody ever draws, nothing is said of it. */
export function scoreShares(
  { totalWins, totalDraws, totalLosses }: TeamStats,
  sport: Sport,
): ScoreShare[] {
  const draws = sport === 'football' || totalDraws > 0;
  return [
    { outcome: 'win', count: totalWins },
    ...(draws ? [{ outcome: 'draw' as const, count: totalDraws }] : []),
    { outcome: 'loss', count: totalLosses },
  ];
}
