import type { Currency } from '@touchline/types';
import { type Language, locales } from '../../i18n/languages.ts';

/** ACC-3: two decimals; only amounts and prices of Bitcoin get the language's digit grouping. */
export const formatCoins = (value: number, symbol: Currency, language: Language): string =>
  symbol === 'BTC'
    ? value.toLocaleString(locales[language].html, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      })
    : value.toFixed(2);
