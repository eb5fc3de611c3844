import type { ChatTexts } from '../languages/en.ts';
import type { Intent } from '../question.ts';

/** A topic with one reply in each language. */
export const topic = (name: keyof ChatTexts['topics']): Intent => ({
  pattern: ({ topics }) => topics[name].pattern,
  reply: ({ texts }) => texts.topics[name].reply,
});
