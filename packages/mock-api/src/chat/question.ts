import type { TeamRef } from '@touchline/types';
import type { Language, TournamentRef, WorldView } from '../world/world-view.ts';
import type { ChatTexts } from './languages/en.ts';

/** A visitor's message with the teams and the tournament recognized in it. */
export interface Question {
  readonly text: string;
  readonly language: Language;
  /** In the language of the question. */
  readonly texts: ChatTexts;
  readonly view: WorldView;
  /** In seconds. */
  readonly now: number;
  /** The visitor's, or UTC. */
  readonly timeZone: string;
  readonly teams: readonly TeamRef[];
  /** The first of `teams`. */
  readonly team: TeamRef | undefined;
  readonly tournament: TournamentRef | undefined;
}

export interface Intent {
  /** The intent is tried if a text has this pattern; without one always. */
  readonly pattern?: keyof ChatTexts['patterns'];
  /** `undefined` passes the question to the next intent. */
  reply(question: Question): string | undefined;
}

/** Signs and words by which a language is known, in order of precedence. A Chinese sentence may contain Latin names. */
const MARKS: Readonly<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  es: /[¿¡]|\b(hola|gracias|qu[eé]|qui[eé]n|cu[aá]ndo|c[oó]mo|d[oó]nde|cu[aá]l|hoy|ayer|ahora|partidos?|cuotas?|clasificaci[oó]n|apuestas?|cuenta|equipos?|goles|resultados?|est[aá]n?|juegan?|quiero|puedo|tengo|estoy|necesito|perdido|mucho|dinero)(?!\p{L})/iu,
  en: /\b(the|is|are|what|who|when|how|where|which|do|does|can|my|you|i|hello|hi|live|now|score|odds|table|next|today|play)\b/i,
};

/** The language of a message; where neither signs nor words give it away, the visitor's, unless the message has other letters. */
export function detectLanguage(text: string, visitors: Language): Language {
  const found = (Object.keys(MARKS) as Language[]).find((language) => MARKS[language].test(text));
  return found ?? (visitors === 'zh' ? 'en' : visitors);
}

/** Sentences, without those that are missing. */
export const sentences = ({ texts }: Question, parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(texts.space);
