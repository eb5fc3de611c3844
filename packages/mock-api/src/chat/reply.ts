import type { Language, WorldView } from '../world/world-view.ts';
import { unknownReply } from './intents/fixed-replies.ts';
import { fallbackIntents, intents } from './intents/index.ts';
import { teamSummary, tournamentSummary } from './intents/name-summaries.ts';
import { detectLanguage, type Intent, type Question } from './question.ts';

interface ChatWorld {
  viewIn(language: Language): WorldView;
  /** In seconds. */
  readonly now: number;
  /** The visitor's zone, if it is known. */
  readonly timeZone?: string | undefined;
}

function firstReply(candidates: readonly Intent[], question: Question): string | undefined {
  for (const { patterns, reply } of candidates) {
    // Both patterns apply in either language: Chinese questions often contain English words.
    const matches = patterns.en.test(question.text) || patterns.zh.test(question.text);
    const text = matches ? reply(question) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Replies in the language of the message. Equal messages at one instant and in one zone get equal replies. */
export function chatReply(message: string, { viewIn, now, timeZone = 'UTC' }: ChatWorld): string {
  const text = message.normalize('NFKC').trim();
  const language = detectLanguage(text);
  const view = viewIn(language);
  const { teams, tournaments } = view.namesIn(text);
  const [team, tournament] = [teams[0], tournaments[0]];
  const question: Question = { text, language, view, now, timeZone, teams, team, tournament };
  return (
    firstReply(intents, question) ??
    teamSummary(question) ??
    tournamentSummary(question) ??
    firstReply(fallbackIntents, question) ??
    unknownReply[language]
  );
}
