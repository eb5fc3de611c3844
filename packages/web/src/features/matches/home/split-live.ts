import type { Match } from '@touchline/types';
import { mapResult } from '../../../state/data/resource.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';

export interface LiveParts {
  lead: Match | undefined;
  cards: readonly Match[];
  rest: readonly Match[];
}

const CARD_COUNT = 3;
/** All of the live matches are a tap away. */
const MAX_ROWS = 12;
/** In the main column, also while only the first matches are loaded. */
export const SHOWN_LIVE = 1 + CARD_COUNT + MAX_ROWS;
export const INITIAL_LIVE = 6;

/** By importance, the first live match leads, the next three are cards, some more are rows. With fewer than three matches after the lead there are no cards: all of them are rows. */
export function splitLive([lead, ...others]: readonly Match[]): LiveParts {
  const cards = others.length >= CARD_COUNT ? others.slice(0, CARD_COUNT) : [];
  return { lead, cards, rest: others.slice(cards.length, cards.length + MAX_ROWS) };
}

/** The live matches of the main column, and those that it does not show; without any such, the same. */
export function splitColumns({ result, totals, ...resource }: LoadedResource<readonly Match[]>) {
  const shown = totals ? INITIAL_LIVE : SHOWN_LIVE;
  const part = (from: number, to?: number) => ({
    ...resource,
    ...(totals && { totals }),
    result: mapResult(result, (matches) => matches.slice(from, to)),
  });
  const hasOthers = result?.kind === 'ok' && result.data.length > shown;
  return { main: part(0, shown), side: part(hasOthers ? shown : 0) };
}
