import type { Match } from '@touchline/types';
import type { Side } from './match.ts';

/** What a price of a side is for: its Asian line in football, elsewhere to win. */
export type Line = '0' | '−0.5' | '+0.5';

/** Level, and half a goal against the side that leads. */
export const lineAtLead = (lead: number, side: Side): Line =>
  lead === 0 ? '0' : lead > 0 === (side === 'home') ? '−0.5' : '+0.5';

/** The line of a side: a match that is over has its prices at kick-off. Without draws, as in basketball, it never moves. */
export function lineOf({ statusId, homeTeam, awayTeam, tournament }: Match, side: Side): Line {
  const moves = statusId === 'ONGOING' && tournament.sportType === 'football';
  return lineAtLead(moves ? (homeTeam.score ?? 0) - (awayTeam.score ?? 0) : 0, side);
}

/** Opening prices are those of the level line: on another one they say nothing about a price. */
export const isOpeningLine = (match: Match): boolean => lineOf(match, 'home') === '0';

/** What a price's implied probability is the chance of. */
export function chanceKind(sport: string, line: Line): 'level' | 'win' | 'notLose' {
  if (sport === 'football' && line === '0') return 'level';
  return line === '+0.5' ? 'notLose' : 'win';
}
