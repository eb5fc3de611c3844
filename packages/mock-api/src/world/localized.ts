/** The languages that the world is written in. */
export const worldLanguages = ['en', 'zh', 'es'] as const;
export type WorldLanguage = (typeof worldLanguages)[number];

/** A name or a text in every language of the world. */
export type Localized = Readonly<Record<WorldLanguage, string>>;

/** For any other language of the contract the world answers in English. */
export const worldLanguage = (language: string): WorldLanguage =>
  worldLanguages.find((one) => one === language) ?? 'en';

export const inEveryLanguage = <T>(valueIn: (language: WorldLanguage) => T) =>
  Object.fromEntries(worldLanguages.map((language) => [language, valueIn(language)])) as Record<
    WorldLanguage,
    T
  >;

export const localize = (en: string, zh: string, es: string): Localized => ({ en, zh, es });

/** A proper name: the same in every language with Latin letters. */
export const properName = (latin: string, zh: string): Localized => localize(latin, zh, latin);

/** A figure, or a text without words. */
export const same = (text: string | number): Localized => inEveryLanguage(() => String(text));

/** Between two sentences. */
const SPACE: Localized = { en: ' ', zh: '', es: ' ' };

/** Sentences as one text. */
export const inOneText = (sentences: readonly Localized[]): Localized =>
  inEveryLanguage((language) => sentences.map((one) => one[language]).join(SPACE[language]));
