import {
  type DayLink,
  dayFilters,
  dayOrders,
  type ListOptions,
  listOptionsQuery,
} from '../../features/matches/day/list-options.ts';
import { addDays, type CompactDay, isDay } from '../../format/compact-day.ts';
import { type Game, isGame, paths } from '../../paths.ts';
import type { Address } from '../../state/navigation/page-head.ts';

export interface MatchesAddress extends ListOptions {
  game: Game;
  /** Undefined where the address names a day that there is not. */
  day: CompactDay | undefined;
  asked: string | undefined;
}

const longest = 40;

/** Everything that the page shows stands in its address; what it does not know is as usual. */
export function readMatchesAddress({ params, search }: Address, today: CompactDay): MatchesAddress {
  const asked = search.get('date') ?? undefined;
  return {
    game: isGame(params.game) ? params.game : 'football',
    day: asked === undefined ? today : isDay(asked) ? asked : undefined,
    asked,
    show: dayFilters.find((show) => show === search.get('show')) ?? 'all',
    by: dayOrders.find((order) => order === search.get('by')) ?? 'league',
    find: (search.get('find') ?? '').slice(0, longest),
  };
}

/** Whether the document is to bring every row: for those who have no script to ask for the rest. */
export const asksForAll = ({ search }: Address): boolean => search.get('rows') === 'all';

/** Another look at the day keeps the match that is open beside it, another day does not. */
export const dayLink =
  ({ game, asked, ...arrangement }: MatchesAddress, open?: string): DayLink =>
  ({ date, ...change }) => {
    const query = { date: date ?? asked, ...listOptionsQuery({ ...arrangement, ...change }) };
    return open && !date ? paths.match(game, open, query) : paths.matches(game, query);
  };

export type Timing = 'finished' | 'ongoing' | 'upcoming';

/** MAT-8: by date alone, for the markers of the day strip. */
export function timingOf(day: CompactDay, today: CompactDay): Timing {
  if (day === today) return 'ongoing';
  return day > today ? 'upcoming' : 'finished';
}

/** MAT-1: from one day before the chosen one to four days after it. */
export const stripOf = (day: CompactDay): CompactDay[] =>
  [-1, 0, 1, 2, 3, 4].map((count) => addDays(day, count));
