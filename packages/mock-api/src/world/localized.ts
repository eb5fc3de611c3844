/** The languages that the world is written in. */
export const worldLanguages = ['en', 'zh'] as const;
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

export const localize = (en: string, zh: string): Localized => ({ en, zh });
