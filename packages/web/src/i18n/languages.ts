import { LANGUAGES, type Language } from '@touchline/types/http/accept-language';

export { LANGUAGES as languages, type Language };

export const isLanguage = (word: unknown): word is Language =>
  LANGUAGES.some((language) => language === word);

/** The value of `<html lang>`. */
export const documentLanguage: Record<Language, string> = { en: 'en', zh: 'zh-Hans' };

/** The locale of dates and amounts. */
export const intlLocale: Record<Language, string> = { en: 'en-GB', zh: 'zh-CN' };
