import type { SideAnalysis } from '@touchline/types';

/** The field of each row. */
const FIELDS = {
  ranking: 'ranking',
  winRate: 'last6MonthsWinRate',
  won: 'totalWins',
  drawn: 'totalDraws',
  lost: 'totalLosses',
} as const;

interface ComparedSide {
  text: string;
  /** The length of its bar, from 0 to 1. */
  share: number;
  isHighlighted: boolean;
}

export interface Comparison {
  name: keyof typeof FIELDS;
  home: ComparedSide;
  away: ComparedSide;
}

/** MDT-2: the form of both sides, row by row. In a ranking the smaller number is the better one. */
export function compare(home: SideAnalysis, away: SideAnalysis): Comparison[] {
  const maxCount = Math.max(
    1,
    ...[home, away].flatMap(({ totalWins = 0, totalDraws = 0, totalLosses = 0 }) => [
      totalWins,
      totalDraws,
      totalLosses,
    ]),
  );
  // Sports without draws, such as basketball, have no such row.
  const rows = (Object.keys(FIELDS) as Comparison['name'][]).filter(
    (name) => name !== 'drawn' || (home.totalDraws ?? 0) + (away.totalDraws ?? 0) > 0,
  );
  return rows.flatMap((name) => {
    const [homeValue, awayValue] = [home[FIELDS[name]], away[FIELDS[name]]];
    if (homeValue === undefined || awayValue === undefined) return [];
    const side = (value: number, other: number): ComparedSide => ({
      text: name === 'winRate' ? `${value}%` : `${value}`,
      share:
        name === 'ranking'
          ? Math.min(value, other) / value
          : name === 'winRate'
            ? value / 100
            : value / maxCount,
      isHighlighted: name === 'ranking' ? value < other : value > other,
    });
    return { name, home: side(homeValue, awayValue), away: side(awayValue, homeValue) };
  });
}
