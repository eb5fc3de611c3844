import type { Match } from '@touchline/types';

/** The Asian line of a side in football: level, and in play half a goal against the team that leads. */
export function lineOf({ statusId, homeTeam, awayTeam }: Match, side: 'home' | 'away'): string {
  const lead = statusId === 'ONGOING' ? (homeTeam.score ?? 0) - (awayTeam.score ?? 0) : 0;
  if (lead === 0) return '0';
  return lead > 0 === (side === 'home') ? '−0.5' : '+0.5';
}
