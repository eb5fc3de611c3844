import { languages } from '../client.generated.ts';

export type Language = (typeof languages)[number];

const [DEFAULT_LANGUAGE] = languages;
const LANGUAGE_RANGE = new RegExp(`^\\s*(${languages.join('|')})(-|\\s*$)`, 'i');

function qualityOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => /^\s*q\s*=/i.test(parameter));
  const value = quality === undefined ? 1 : Number(quality.split('=')[1]);
  return value >= 0 && value <= 1 ? value : 0;
}

/** The contract's language with the highest quality, the first of equals; its first language if there is none (RFC 9110 §12.5.4). */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  let best: Language = DEFAULT_LANGUAGE;
  let highest = 0;
  for (const range of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';');
    const language = LANGUAGE_RANGE.exec(tag)?.[1]?.toLowerCase();
    const quality = qualityOf(parameters);
    if (language && quality > highest) {
      best = language as Language;
      highest = quality;
    }
  }
  return best;
}
