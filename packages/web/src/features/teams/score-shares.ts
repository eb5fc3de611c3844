import type { TeamStats } from '@touchline/types';
import type { Sport } from '../../paths.ts';
import type { Outcome } from '../../ui/figures/result-badge.tsx';

interface ScoreShare {
  outcome: Outcome;
  count: number;
}

/** TEA-7: how often a team has won, drawn and lost; without draws where the sport has none, and without what is not known. */
export function scoreShares(
  { totalWins, totalDraws, totalLosses }: TeamStats,
  sport: Sport,
): ScoreShare[] {
  const hasDraws = sport === 'football' || (totalDraws ?? 0) > 0;
  const shares: { outcome: Outcome; count: number | undefined }[] = [
    { outcome: 'win', count: totalWins },
    ...(hasDraws ? [{ outcome: 'draw' as const, count: totalDraws }] : []),
    { outcome: 'loss', count: totalLosses },
  ];
  return shares.filter((share): share is ScoreShare => share.count !== undefined);
}
