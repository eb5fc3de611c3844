import type { Match } from '@touchline/types';
import type { Stars } from '../../../state/favourites/star.ts';
import { itemsOf, mapResource } from '../../../state/stores/resource.ts';
import { arrangeMatches, countPast } from './arrange-matches.ts';
import { countDay } from './day-counts.ts';
import type { ListOptions } from './day-filters.ts';
import { type DayLists, listOf } from './day-lists.ts';

/** More rows than any screen shows at once. A busy day has 150, half of the page's weight. */
const MAX_INITIAL_ROWS = 11;
const NO_STARS: Stars = new Set();

/** The first rows, sent with the document, and the counts of the whole day; the browser fetches the other rows. */
export function initialRows(
  lists: DayLists,
  options: ListOptions,
  now: number,
): Pick<DayLists, 'day' | 'live'> {
  const { day, live, start } = lists;
  const counts = countDay(lists, now);
  if (!counts) return { day, live };
  const list = listOf(lists, options.show);
  const sections = arrangeMatches(itemsOf(list), options, NO_STARS, list.fetchedAt, start);
  const rowsOf = (list: typeof sections) => list.flatMap(({ matches }) => matches);
  const shown = rowsOf(sections.filter(({ isPast }) => !isPast));
  const first = new Set(shown.slice(0, MAX_INITIAL_ROWS).map(({ id }) => id));
  const last = sections.findLast(({ matches }) => matches.some(({ id }) => first.has(id)));
  // With finished matches alone, the rows of a league that goes on would be folded away.
  const open = last?.matches.find(({ statusId }) => statusId !== 'FINISHED');
  if (open) first.add(open.id);
  const totals: Record<string, number> = {
    ...counts,
    rows: shown.length,
    past: countPast(sections),
  };
  // The total of the section that is cut, by its id.
  if (last) totals[last.id] = last.matches.length;
  const cut = (one: DayLists['day'], isShown: (match: Match) => boolean) => ({
    ...mapResource(one, (matches) =>
      matches.filter((match) => first.has(match.id) && isShown(match)),
    ),
    totals,
  });
  // A live match of today is in both lists, and sent once.
  const isOfLive = ({ startTime }: Match) =>
    list === live || (start ? startTime < start.at : false);
  return {
    day: counts.all > MAX_INITIAL_ROWS ? cut(day, (match) => !isOfLive(match)) : day,
    live:
      start && Math.max(counts.all, counts.live) <= MAX_INITIAL_ROWS ? live : cut(live, isOfLive),
  };
}
