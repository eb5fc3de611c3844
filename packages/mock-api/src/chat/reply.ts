import type { Language, WorldView } from '../world/view.ts';
import { courtesies, intents } from './intents/all.ts';
import { justATeam } from './intents/just-a-team.ts';
import { unknown } from './intents/unknown.ts';
import { type Intent, languageOfText, type Question } from './question.ts';

interface ChatWorld {
  viewIn(language: Language): WorldView;
  /** In seconds. */
  readonly now: number;
}

function firstAnswer(among: readonly Intent[], question: Question): string | undefined {
  for (const { known, answer } of among) {
    const said = known[question.language].test(question.text) ? answer(question) : undefined;
    if (said !== undefined) return said;
  }
  return undefined;
}

/** Answers in the language of the question; one question at one instant has one answer. */
export function reply(message: string, { viewIn, now }: ChatWorld): string {
  const text = message.trim();
  const language = languageOfText(text);
  const view = viewIn(language);
  const { teams, tournaments } = view.namesIn(text);
  const [team, tournament] = [teams[0], tournaments[0]];
  const question: Question = { text, language, view, now, team, tournament };
  return (
    firstAnswer(intents, question) ??
    justATeam(question) ??
    firstAnswer(courtesies, question) ??
    unknown[language]
  );
}
