import texts from '../data/phrases/news.json' with { type: 'json' };
import type { Localized } from '../localized.ts';
import type { MatchFacts } from './subject.ts';

const WON = texts.lead.won;
const DREW = texts.lead.drew;
const WON_ON_PENALTIES = texts.lead.wonOnPenalties;

/** What happened, where and when. */
export function leadOf({ isDraw, margin, say }: MatchFacts): Localized {
  if (isDraw) return say('drew', DREW);
  return margin === 0 ? say('penalties', WON_ON_PENALTIES) : say('won', WON);
}

const FINAL_WON = texts.lead.finalWon;
const FINAL_WON_ON_PENALTIES = texts.lead.finalWonOnPenalties;

/** The title of every story about a final: who has won the cup comes before a run or a surprise. */
export function finalTitle({ isDecider, margin, say }: MatchFacts): Localized | undefined {
  if (!isDecider) return undefined;
  return margin === 0
    ? say('final on penalties title', FINAL_WON_ON_PENALTIES)
    : say('final title', FINAL_WON);
}
