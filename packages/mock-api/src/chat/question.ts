import type { TeamRef } from '@touchline/types';
import type { Language, TournamentRef, WorldView } from '../world/world-view.ts';

/** A visitor's message with what can be seen in it. */
export interface Question {
  readonly text: string;
  readonly language: Language;
  readonly view: WorldView;
  /** In seconds. */
  readonly now: number;
  /** The teams and the tournament that it names, if any; one team is the usual case. */
  readonly teams: readonly TeamRef[];
  readonly team: TeamRef | undefined;
  readonly tournament: TournamentRef | undefined;
}

/** A sentence in both languages. */
export type Phrase = Readonly<Record<Language, string>>;

export interface Intent {
  /** The words by which it is known. */
  readonly known: Readonly<Record<Language, RegExp>>;
  /** `undefined` hands the question on to the next intent. */
  answer(question: Question): string | undefined;
}

const han = /\p{Script=Han}/u;

/** A team's Latin name inside a Chinese sentence leaves it Chinese. */
export const languageOfText = (text: string): Language => (han.test(text) ? 'zh' : 'en');
