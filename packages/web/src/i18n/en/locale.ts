import type { Locale } from '../locale.ts';

export const locale: Locale = {
  name: 'English',
  html: 'en',
  intl: 'en-GB',
  sentenceSeparator: ' ',
};
