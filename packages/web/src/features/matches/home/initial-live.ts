import type { Match } from '@touchline/types';
import type { Resource } from '../../../state/data/resource.ts';
import { groupMatches } from '../list/group-matches.ts';
import { sideMatches } from '../list/side-matches-count.ts';
import { splitLive } from './split-live.ts';

/** Below a screen of what is being played nobody sees more before the rest is there. */
const mostAtHome = 1;

const mostLive = 2;

/** The same for what is being played: the lead, the cards, a few rows, and what the side column shows of it. */
export function initialLive(held: Resource<readonly Match[]>): Resource<readonly Match[]> {
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
export function initialTomorrow(held: Resource<readonly Match[]>): Resource<readonly Match[]> {
  if (held.result?.kind !== 'ok' || held.result.data.length <= mostAtHome) return held;
  const { data } = held.result;
  const first = groupMatches(data)
    .flatMap(({ matches }) => matches)
    .slice(0, mostAtHome);
  const whole = { all: data.length, rest: data.length - first.length };
  return { ...held, result: { kind: 'ok', data: first }, whole };
}
