import texts from '../data/phrases/news.json' with { type: 'json' };
import type { Localized } from '../localized.ts';
import type { MatchFacts } from './subject.ts';

const WON = texts.lead.won;
const DREW = texts.lead.drew;
const WON_ON_PENALTIES = texts.lead.wonOnPenalties;

/** The first sentence of a story: who won, drew or lost, where and when. */
export function leadOf({ isDraw, margin, say }: MatchFacts): Localized {
  if (isDraw) return say('drew', DREW);
  return margin === 0 ? say('penalties', WON_ON_PENALTIES) : say('won', WON);
}

const FINAL_WON = texts.lead.finalWon;
const FINAL_WON_ON_PENALTIES = texts.lead.finalWonOnPenalties;

/** The title of a story about a final, which names the winner of the cup even after a surprise or in a run of wins. */
export function finalTitle({ isDecider, margin, say }: MatchFacts): Localized | undefined {
  if (!isDecider) return undefined;
  return margin === 0
    ? say('final on penalties title', FINAL_WON_ON_PENALTIES)
    : say('final title', FINAL_WON);
}
