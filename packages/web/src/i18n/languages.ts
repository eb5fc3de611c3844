import type { Language } from '@touchline/shared/http/accept-language';
import { languages } from '@touchline/types/client-contract';
import { locale as en } from './en/locale.ts';
import { locale as es } from './es/locale.ts';
import type { Locale } from './locale.ts';
import { locale as zh } from './zh/locale.ts';

export { type Language, languages };

export const locales: Record<Language, Locale> = { en, zh, es };

export const isLanguage = (word: unknown): word is Language =>
  languages.some((language) => language === word);
