import type { Match } from '@touchline/types';
import type { Resource } from '../../../state/data/resource.ts';
import { arrangeMatches } from './arrange-matches.ts';
import { countDay } from './day-counts.ts';
import type { ListOptions } from './list-options.ts';

/** More than any screen shows at once. A busy day has 150, which would be half of a page's weight. */
const most = 24;
const nobody: ReadonlySet<string> = new Set();

/** The rows that a document begins with, and how many there are in all: the browser asks for the others. */
export function initialRows(
  day: Resource<readonly Match[]>,
  arrangement: ListOptions,
  now: number,
): Resource<readonly Match[]> {
  if (day.result?.kind !== 'ok' || day.result.data.length <= most) return day;
  const { data } = day.result;
  const sections = arrangeMatches(data, arrangement, nobody);
  const shown = sections.flatMap(({ matches }) => matches);
  const first = shown.slice(0, most);
  const whole = { ...countDay(data, now), rest: shown.length - first.length };
  return { ...day, result: { kind: 'ok', data: first }, whole };
}
