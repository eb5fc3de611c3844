import type { Match } from '@touchline/types';
import type { Resource } from '../../../state/data/resource.ts';
import { byImportance } from '../list/by-importance.ts';
import { SIDE_MATCH_COUNT } from '../list/side-matches.tsx';
import { countBySport } from './count-by-sport.ts';
import { INITIAL_LIVE, SHOWN_LIVE, splitLive } from './split-live.ts';

/** Below the fold: the rest has loaded before the visitor scrolls there. */
const TOMORROW_ROWS = 1;
const NO_STARS: ReadonlySet<string> = new Set();

function firstOf(
  resource: Resource<readonly Match[]>,
  count: number,
  choose: (sorted: readonly Match[]) => readonly Match[],
  totalsOf: (all: readonly Match[]) => Record<string, number>,
): Resource<readonly Match[]> {
  if (resource.result?.kind !== 'ok' || resource.result.data.length <= count) return resource;
  const sorted = byImportance(resource.result.data, resource.fetchedAt, NO_STARS);
  const result = { kind: 'ok', data: choose(sorted) } as const;
  return { ...resource, result, totals: totalsOf(sorted) };
}

/** The lead, the cards, two rows and those of the side column. */
const firstLive = (sorted: readonly Match[]) => [
  ...sorted.slice(0, INITIAL_LIVE),
  ...sorted.slice(SHOWN_LIVE, SHOWN_LIVE + SIDE_MATCH_COUNT),
];

/** The live matches sent with the document, and how many there are. */
export const initialLive = (resource: Resource<readonly Match[]>) =>
  firstOf(resource, INITIAL_LIVE, firstLive, (all) => {
    const { cards, rest } = splitLive(all);
    return { ...countBySport(all), rest: 1 + cards.length + rest.length - INITIAL_LIVE };
  });

/** The first of tomorrow's matches, sent with the document. */
export const initialTomorrow = (resource: Resource<readonly Match[]>) =>
  firstOf(
    resource,
    TOMORROW_ROWS,
    (sorted) => sorted.slice(0, TOMORROW_ROWS),
    (all) => ({ ...countBySport(all), rest: all.length - TOMORROW_ROWS }),
  );
