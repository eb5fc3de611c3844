import type { Match } from '@touchline/types';

export interface LiveParts {
  lead: Match | undefined;
  cards: readonly Match[];
  rest: readonly Match[];
}

const cardCount = 3;

/** The match with most tips leads; the next three are cards, where there are three; the rest are rows. */
export function splitLive(matches: readonly Match[]): LiveParts {
  const [lead, ...others] = [...matches].sort((one, other) => other.tips - one.tips);
  const cards = others.length >= cardCount ? others.slice(0, cardCount) : [];
  const above = new Set([lead, ...cards]);
  return { lead, cards, rest: matches.filter((match) => !above.has(match)) };
}
