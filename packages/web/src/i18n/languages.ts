export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (word: unknown): word is Language => word === 'en' || word === 'zh';

/** What stands in `<html lang>`. */
export const documentLanguage: Record<Language, string> = { en: 'en', zh: 'zh-Hans' };

/** PRF-1: Chinese for whoever asks for it before English, else English. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((item) => {
      const [tag = '', quality] = item.trim().split(';q=');
      return { word: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ word, quality }) => isLanguage(word) && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return asked[0]?.word === 'zh' ? 'zh' : 'en';
}
