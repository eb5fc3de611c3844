import type { Catalogue } from '../i18n/catalogue.ts';
import en from '../i18n/en.ts';
import type { Language } from '../i18n/languages.ts';
import zh from '../i18n/zh.ts';

/** The server speaks every language at once. */
export const catalogues: Record<Language, Catalogue> = { en, zh };

export const catalogueSource = (language: Language): string => `src/i18n/${language}.ts`;
