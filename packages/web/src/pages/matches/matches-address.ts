import { addDays, type CompactDay, isDay } from '../../format/compact-day.ts';
import { type Game, isGame } from '../../paths.ts';
import type { Address } from '../../state/head.ts';

export const filters = ['all', 'live', 'upcoming', 'finished'] as const;
export type Filter = (typeof filters)[number];

export interface MatchesAddress {
  game: Game;
  /** Undefined where the address names a day that there is not. */
  day: CompactDay | undefined;
  asked: string | undefined;
  show: Filter;
}

/** Everything that the page shows stands in its address. */
export function readMatchesAddress({ params, search }: Address, today: CompactDay): MatchesAddress {
  const asked = search.get('date') ?? undefined;
  const show = search.get('show');
  return {
    game: isGame(params.game) ? params.game : 'football',
    day: asked === undefined ? today : isDay(asked) ? asked : undefined,
    asked,
    show: filters.find((filter) => filter === show) ?? 'all',
  };
}

export type Timing = 'finished' | 'ongoing' | 'upcoming';

/** MAT-8: by date alone, for the markers of the day strip. */
export function timingOf(day: CompactDay, today: CompactDay): Timing {
  if (day === today) return 'ongoing';
  return day > today ? 'upcoming' : 'finished';
}

/** MAT-1: from one day before the chosen one to four days after it. */
export const stripOf = (day: CompactDay): CompactDay[] =>
  [-1, 0, 1, 2, 3, 4].map((count) => addDays(day, count));
