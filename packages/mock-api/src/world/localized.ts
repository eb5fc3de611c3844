/** A name or a text in both languages. */
export interface Localized {
  readonly en: string;
  readonly zh: string;
}

/** The world is written in English and Chinese; for any other language of the contract it answers in English. */
export const worldLanguage = (language: string): keyof Localized =>
  language === 'zh' ? 'zh' : 'en';

export const localize = (en: string, zh: string): Localized => ({ en, zh });
