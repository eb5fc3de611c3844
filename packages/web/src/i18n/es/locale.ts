import type { Locale } from '../locale.ts';

export const locale: Locale = {
  name: 'Español',
  html: 'es',
  intl: 'es-ES',
  sentenceSeparator: ' ',
};
