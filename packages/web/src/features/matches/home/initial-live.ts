import type { Match } from '@touchline/types';
import type { Resource } from '../../../state/data/resource.ts';
import { groupMatches } from '../list/group-matches.ts';
import { SIDE_MATCH_COUNT } from '../list/side-matches.tsx';
import { splitLive } from './split-live.ts';

/** Rows below the lead and the cards. */
const LIVE_ROWS = 2;
/** Below the fold: the rest has loaded before the visitor scrolls there. */
const TOMORROW_ROWS = 1;

/** The live matches sent with the document: the lead, the cards, a few rows, and those of the side column. */
export function initialLive(resource: Resource<readonly Match[]>): Resource<readonly Match[]> {
  if (resource.result?.kind !== 'ok') return resource;
  const { data } = resource.result;
  const { lead, cards, rest } = splitLive(data);
  const rows = groupMatches(rest).flatMap(({ matches }) => matches);
  const initial = new Set([
    lead,
    ...cards,
    ...rows.slice(0, LIVE_ROWS),
    ...data.slice(0, SIDE_MATCH_COUNT),
  ]);
  const first = data.filter((match) => initial.has(match));
  if (first.length === data.length) return resource;
  const totals = { all: data.length, rest: data.length - first.length };
  return { ...resource, result: { kind: 'ok', data: first }, totals };
}

/** The first of tomorrow's matches, sent with the document. */
export function initialTomorrow(resource: Resource<readonly Match[]>): Resource<readonly Match[]> {
  if (resource.result?.kind !== 'ok' || resource.result.data.length <= TOMORROW_ROWS)
    return resource;
  const { data } = resource.result;
  const first = groupMatches(data)
    .flatMap(({ matches }) => matches)
    .slice(0, TOMORROW_ROWS);
  const totals = { all: data.length, rest: data.length - first.length };
  return { ...resource, result: { kind: 'ok', data: first }, totals };
}
