import type { Language } from '@touchline/shared/domain/http/accept-language';
import { languages } from '@touchline/types/client-contract';

export { type Language, languages };

interface Locale {
  /** The name of the language in itself, for the menus of languages. */
  name: string;
  /** The value of `<html lang>`. */
  html: string;
  /** For Intl: dates and amounts. */
  intl: string;
  sentenceSeparator: string;
}

export const locales: Record<Language, Locale> = {
  en: { name: 'English', html: 'en', intl: 'en-GB', sentenceSeparator: ' ' },
  zh: { name: '简体中文', html: 'zh-Hans', intl: 'zh-CN', sentenceSeparator: '' },
  es: { name: 'Español', html: 'es', intl: 'es-ES', sentenceSeparator: ' ' },
};

/** The languages of texts that a language lacks: a visitor loads both. The three of today lack none. */
export const fallbacks: Partial<Record<Language, readonly Language[]>> = {};

export const withFallbacks = (language: Language): Language[] => [
  language,
  ...(fallbacks[language] ?? []),
];

export const isLanguage = (word: unknown): word is Language =>
  languages.some((language) => language === word);
