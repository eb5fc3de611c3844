import type { SideAnalysis } from '@touchline/types';

const compared = ['ranking', 'winRate', 'won', 'drawn', 'lost'] as const;

interface Side {
  text: string;
  /** The length of its bar, from 0 to 1. */
  share: number;
  /** The brighter of the two. */
  more: boolean;
}

export interface Comparison {
  name: (typeof compared)[number];
  home: Side;
  away: Side;
}

const values: Record<Comparison['name'], (side: SideAnalysis) => number> = {
  ranking: ({ ranking }) => ranking,
  winRate: ({ last6MonthsWinRate }) => last6MonthsWinRate,
  won: ({ totalWins }) => totalWins,
  drawn: ({ totalDraws }) => totalDraws,
  lost: ({ totalLosses }) => totalLosses,
};

/** MDT-2: both sides in the same words. The better rank is the smaller number; all else is counted. */
export function compare(home: SideAnalysis, away: SideAnalysis): Comparison[] {
  const most = Math.max(
    1,
    ...[home, away].flatMap((side) => [side.totalWins, side.totalDraws, side.totalLosses]),
  );
  // Where nobody draws, as in basketball, there is nothing to compare.
  const rows = compared.filter((name) => name !== 'drawn' || home.totalDraws + away.totalDraws > 0);
  return rows.map((name) => {
    const [one, other] = [values[name](home), values[name](away)];
    const side = (own: number, theirs: number): Side => ({
      text: name === 'winRate' ? `${own}%` : `${own}`,
      share:
        name === 'ranking'
          ? Math.min(own, theirs) / own
          : name === 'winRate'
            ? own / 100
            : own / most,
      more: name === 'ranking' ? own < theirs : own > theirs,
    });
    return { name, home: side(one, other), away: side(other, one) };
  });
}
