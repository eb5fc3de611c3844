import type { Language, WorldView } from '../world/world-view.ts';
import { courtesies, intents } from './intents/index.ts';
import { justATeam } from './intents/team-summary.ts';
import { justATournament } from './intents/tournament-summary.ts';
import { unknown } from './intents/unknown.ts';
import { type Intent, languageOfText, type Question } from './question.ts';

interface ChatWorld {
  viewIn(language: Language): WorldView;
  /** In seconds. */
  readonly now: number;
}

function firstAnswer(among: readonly Intent[], question: Question): string | undefined {
  for (const { known, answer } of among) {
    // Whoever writes Chinese mixes in English words, and seldom the other way round.
    const fits = known.en.test(question.text) || known.zh.test(question.text);
    const said = fits ? answer(question) : undefined;
    if (said !== undefined) return said;
  }
  return undefined;
}

/** Answers in the language of the question; one question at one instant has one answer. */
export function reply(message: string, { viewIn, now }: ChatWorld): string {
  const text = message.normalize('NFKC').trim();
  const language = languageOfText(text);
  const view = viewIn(language);
  const { teams, tournaments } = view.namesIn(text);
  const [team, tournament] = [teams[0], tournaments[0]];
  const question: Question = { text, language, view, now, teams, team, tournament };
  return (
    firstAnswer(intents, question) ??
    justATeam(question) ??
    justATournament(question) ??
    firstAnswer(courtesies, question) ??
    unknown[language]
  );
}
