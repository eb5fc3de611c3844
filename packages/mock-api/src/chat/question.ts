import type { TeamRef } from '@touchline/types';
import type { Language, TournamentRef, WorldView } from '../world/world-view.ts';

/** A visitor's message with the teams and the tournament recognized in it. */
export interface Question {
  readonly text: string;
  readonly language: Language;
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

/** A sentence in both languages. */
export type Phrase = Readonly<Record<Language, string>>;

export interface Intent {
  /** The intent is tried if either pattern matches. */
  readonly patterns: Readonly<Record<Language, RegExp>>;
  /** `undefined` passes the question to the next intent. */
  reply(question: Question): string | undefined;
}

const HAN = /\p{Script=Han}/u;

/** Any Han character makes the text Chinese, so that a Chinese sentence may contain Latin names. */
export const detectLanguage = (text: string): Language => (HAN.test(text) ? 'zh' : 'en');
