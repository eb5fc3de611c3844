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
  /** The intent is tried if the pattern of any language matches: Chinese questions often contain English words. */
  pattern(texts: ChatTexts): RegExp;
  /** `undefined` passes the question to the next intent. */
  reply(question: Question): string | undefined;
}

const HAN = /\p{Script=Han}/u;

/** Any Han character makes the text Chinese, so that a Chinese sentence may contain Latin names. */
export const detectLanguage = (text: string): Language => (HAN.test(text) ? 'zh' : 'en');

/** Sentences, without those that are missing. */
export const sentences = ({ texts }: Question, parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(texts.space);
