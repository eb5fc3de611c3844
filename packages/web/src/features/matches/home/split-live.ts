import type { Match } from '@touchline/types';

export interface LiveParts {
  lead: Match | undefined;
  cards: readonly Match[];
  rest: readonly Match[];
}

const CARD_COUNT = 3;

/** The match with the most tips leads, the next three are cards, the rest are rows. With fewer than three matches after the lead there are no cards: all of them are rows. */
export function splitLive(matches: readonly Match[]): LiveParts {
  const [lead, ...others] = [...matches].sort((one, other) => other.tips - one.tips);
  const cards = others.length >= CARD_COUNT ? others.slice(0, CARD_COUNT) : [];
  const above = new Set([lead, ...cards]);
  return { lead, cards, rest: matches.filter((match) => !above.has(match)) };
}
