import { memo } from './memo.ts';

const locale = { en: 'en-GB', zh: 'zh-CN' } as const;

const writer = memo((key: string) => {
  const [language = 'en', currency] = key.split(' ');
  return new Intl.NumberFormat(locale[language as keyof typeof locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
});

/** '$320,000'; whole units only. */
export const money = (amount: number, currency: string, language: 'en' | 'zh'): string =>
  writer(`${language} ${currency}`).format(amount);
