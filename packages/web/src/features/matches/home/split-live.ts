import type { Match } from '@touchline/types';

export interface LiveParts {
  lead: Match | undefined;
  cards: readonly Match[];
  rest: readonly Match[];
}

const CARD_COUNT = 3;
/** All of the live matches are a tap away. */
const MAX_ROWS = 12;

/** By importance, the first live match leads, the next three are cards, some more are rows. With fewer than three matches after the lead there are no cards: all of them are rows. */
export function splitLive([lead, ...others]: readonly Match[]): LiveParts {
  const cards = others.length >= CARD_COUNT ? others.slice(0, CARD_COUNT) : [];
  return { lead, cards, rest: others.slice(cards.length, cards.length + MAX_ROWS) };
}
