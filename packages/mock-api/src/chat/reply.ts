import type { Language, WorldView } from '../world/world-view.ts';
import { fallbackIntents, intents } from './intents/index.ts';
import { teamSummary, tournamentSummary } from './intents/name-summaries.ts';
import { chatTexts, says } from './languages/chat-texts.ts';
import { detectLanguage, type Intent, type Question } from './question.ts';

interface ChatWorld {
  /** The language of the visitor's site. */
  readonly language?: Language;
  viewIn(language: Language): WorldView;
  /** In seconds. */
  readonly now: number;
  /** The visitor's zone, if it is known. */
  readonly timeZone?: string | undefined;
}

function firstReply(candidates: readonly Intent[], question: Question): string | undefined {
  for (const { pattern, reply } of candidates) {
    const text = !pattern || says(question.text, pattern) ? reply(question) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Replies in the language of the message. Equal messages at one instant and in one zone get equal replies. */
export function chatReply(
  message: string,
  { viewIn, now, timeZone = 'UTC', language: visitors = 'en' }: ChatWorld,
): string {
  const text = message.normalize('NFKC').trim();
  const language = detectLanguage(text, visitors);
  const texts = chatTexts[language];
  const view = viewIn(language);
  const { teams, tournaments } = view.namesIn(text);
  const names = { teams, team: teams[0], tournament: tournaments[0] };
  const question: Question = { text, language, texts, view, now, timeZone, ...names };
  return (
    firstReply(intents, question) ??
    teamSummary(question) ??
    tournamentSummary(question) ??
    firstReply(fallbackIntents, question) ??
    texts.unknown
  );
}
