import type { Match } from '@touchline/types';
import type { Resource } from '../../state/resource.ts';
import { arrangeMatches } from './arrange-matches.ts';
import type { Arrangement } from './arrangement.ts';
import { tallyOf } from './day-tally.ts';
import { groupMatches } from './group-matches.ts';
import { sideMatches } from './side-matches-count.ts';
import { splitLive } from './split-live.ts';

/** Below a screen of what is being played nobody sees more before the rest is there. */
const mostAtHome = 1;

/** More than any screen shows at once. A busy day has 150, which would be half of a page's weight. */
const most = 24;
const nobody: ReadonlySet<string> = new Set();

const mostLive = 2;

/** The same for what is being played: the lead, the cards, a few rows, and what the side column shows of it. */
export function firstLive(held: Resource<readonly Match[]>): Resource<readonly Match[]> {
  if (held.result?.kind !== 'ok') return held;
  const { data } = held.result;
  const { lead, cards, rest } = splitLive(data);
  const rows = groupMatches(rest).flatMap(({ matches }) => matches);
  const seen = new Set([lead, ...cards, ...rows.slice(0, mostLive), ...data.slice(0, sideMatches)]);
  const first = data.filter((match) => seen.has(match));
  if (first.length === data.length) return held;
  const whole = { all: data.length, rest: data.length - first.length };
  return { ...held, result: { kind: 'ok', data: first }, whole };
}

/** The same for a list of whole tournaments, as tomorrow's. */
export function firstOfTomorrow(held: Resource<readonly Match[]>): Resource<readonly Match[]> {
  if (held.result?.kind !== 'ok' || held.result.data.length <= mostAtHome) return held;
  const { data } = held.result;
  const first = groupMatches(data)
    .flatMap(({ matches }) => matches)
    .slice(0, mostAtHome);
  const whole = { all: data.length, rest: data.length - first.length };
  return { ...held, result: { kind: 'ok', data: first }, whole };
}

/** The rows that a document begins with, and how many there are in all: the browser asks for the others. */
export function firstRows(
  day: Resource<readonly Match[]>,
  arrangement: Arrangement,
  now: number,
): Resource<readonly Match[]> {
  if (day.result?.kind !== 'ok' || day.result.data.length <= most) return day;
  const { data } = day.result;
  const sections = arrangeMatches(data, arrangement, nobody);
  const shown = sections.flatMap(({ matches }) => matches);
  const first = shown.slice(0, most);
  const whole = { ...tallyOf(data, now), rest: shown.length - first.length };
  return { ...day, result: { kind: 'ok', data: first }, whole };
}
