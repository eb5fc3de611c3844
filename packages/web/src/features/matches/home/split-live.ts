import type { Match } from '@touchline/types';

const CARD_COUNT = 3;
/** All of the live matches are a tap away. */
const MAX_ROWS = 12;
export const SHOWN_LIVE = 1 + CARD_COUNT + MAX_ROWS;
/** Sent with the document: the lead, the cards and two rows. */
export const INITIAL_LIVE = 6;

/**
 * By importance, the first live match leads, the next three are cards, some more are rows. With fewer than three matches
 * after the lead there are no cards: all of them are rows.
 */
export function splitLive([lead, ...others]: readonly Match[]) {
  const cards = others.length >= CARD_COUNT ? others.slice(0, CARD_COUNT) : [];
  return { lead, cards, rest: others.slice(cards.length, cards.length + MAX_ROWS) };
}

/** The main matches without those in play, which have a list of their own; all of them where none is to come. */
export function toCome(matches: readonly Match[]): readonly Match[] {
  const upcoming = matches.filter(({ statusId }) => statusId !== 'ONGOING');
  return upcoming.length > 0 ? upcoming : matches;
}
