import type { Language } from '../../world/world-view.ts';
import { type ChatTexts, english } from './en.ts';
import { spanish } from './es.ts';
import { chinese } from './zh.ts';

/** What the assistant recognizes and says. Does not compile until it has every language of the world. */
export const chatTexts: Readonly<Record<Language, ChatTexts>> = {
  en: english,
  zh: chinese,
  es: spanish,
};

/** Whether a text has a pattern of any language: Chinese questions often contain English words. */
export const says = (text: string, name: keyof ChatTexts['patterns']): boolean =>
  Object.values(chatTexts).some(({ patterns }) => patterns[name].test(text));
