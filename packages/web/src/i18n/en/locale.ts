import type { Locale } from '../locale.ts';

export const locale: Locale = { html: 'en', intl: 'en-GB', sentenceSeparator: ' ' };
