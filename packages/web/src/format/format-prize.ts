import { memoized } from '@touchline/shared/domain/bounded-map';
import { type Language, locales } from '../i18n/languages.ts';

const MAX_FORMATTERS = 20;

const formatter = memoized((key: string) => {
  const [language = 'en', currency] = key.split(' ');
  return new Intl.NumberFormat(locales[language as Language].intl, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
}, MAX_FORMATTERS);

/** '$320,000'; whole units only. */
export const formatPrize = (
  amount: number,
  currency: string | undefined,
  language: Language,
): string =>
  currency
    ? formatter(`${language} ${currency}`).format(amount)
    : new Intl.NumberFormat(locales[language].intl).format(amount);
