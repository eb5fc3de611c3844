import {
  type DayLink,
  dayFilters,
  type ListOptions,
  listOptionsQuery,
} from '../../features/matches/day/day-filters.ts';
import { type CompactDay, isDay } from '../../format/compact-day.ts';
import { type Game, paths } from '../../paths.ts';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';
import { type DayOrder, dayOrders } from '../../state/preferences/preferences.ts';

export interface MatchesAddress extends ListOptions {
  game: Game;
  /** Undefined for an invalid date. */
  day: CompactDay | undefined;
  /** The date of the query, valid or not. */
  requestedDate: string | undefined;
}

const MAX_FILTER_LENGTH = 40;

/** The page's state is in its URL; unknown values become the defaults. The order is the visitor's last one unless the URL has another. */
export function readMatchesAddress(
  { params, search }: Address,
  today: CompactDay,
  lastOrder: DayOrder = 'league',
): MatchesAddress {
  const show = dayFilters.find((filter) => filter === search.get('show')) ?? 'all';
  const date = search.get('date') ?? undefined;
  // What is in play has no date: it is on today's page, also under the address of another day.
  const requestedDate = show === 'live' && date && isDay(date) ? undefined : date;
  return {
    game: gameAt({ params }),
    day: requestedDate === undefined ? today : isDay(requestedDate) ? requestedDate : undefined,
    requestedDate,
    show,
    by: dayOrders.find((order) => order === search.get('by')) ?? lastOrder,
    find: (search.get('find') ?? '').slice(0, MAX_FILTER_LENGTH),
  };
}

/** Whether the document must contain every row, for browsers without script. */
export const wantsAllRows = ({ search }: Address): boolean => search.get('rows') === 'all';

/** A link with other list options keeps the match that is open beside the list; one to another day closes it. */
export const dayLink =
  ({ game, requestedDate, ...options }: MatchesAddress, open?: string): DayLink =>
  ({ date, ...change }) => {
    const query = { date: date ?? requestedDate, ...listOptionsQuery({ ...options, ...change }) };
    if (change.show === 'live') query.date = undefined;
    else if (date && query.show === 'live') query.show = undefined;
    return open && !date ? paths.match(game, open, query) : paths.matches(game, query);
  };
