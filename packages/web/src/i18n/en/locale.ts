import type { Locale } from '../languages.ts';

export const locale: Locale = { html: 'en', intl: 'en-GB', sentenceSeparator: ' ' };
