import type { Match } from '@touchline/types';
import type { Resource } from '../../../state/data/resource.ts';
import { arrangeMatches } from './arrange-matches.ts';
import { countDay } from './day-counts.ts';
import type { ListOptions } from './day-filters.ts';

/** More rows than any screen shows at once. A busy day has 150, half of the page's weight. */
const MAX_INITIAL_ROWS = 14;
const NO_STARS: ReadonlySet<string> = new Set();

/** The first rows, sent with the document, and the counts of the whole day; the browser fetches the other rows. */
export function initialRows(
  day: Resource<readonly Match[]>,
  options: ListOptions,
  now: number,
): Resource<readonly Match[]> {
  if (day.result?.kind !== 'ok' || day.result.data.length <= MAX_INITIAL_ROWS) return day;
  const { data } = day.result;
  const sections = arrangeMatches(data, options, NO_STARS, day.fetchedAt);
  const shown = sections.flatMap(({ matches }) => matches);
  const first = shown.slice(0, MAX_INITIAL_ROWS);
  const last = sections.find(({ matches }) => matches.some(({ id }) => id === first.at(-1)?.id));
  const leagues = sections.filter(({ kind }) => kind === 'league').length;
  const totals: Record<string, number> = {
    ...countDay(data, now),
    rest: shown.length - first.length,
    leagues,
  };
  // Total of the section that is cut, by its id.
  if (last) totals[last.id] = last.matches.length;
  return { ...day, result: { kind: 'ok', data: first }, totals };
}
