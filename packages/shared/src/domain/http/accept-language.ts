import { languages } from '@touchline/types/client-contract';

export type Language = (typeof languages)[number];

const [DEFAULT_LANGUAGE] = languages;
const LANGUAGE_RANGE = new RegExp(`^\\s*(${languages.join('|')}|\\*)(-|\\s*$)`, 'i');

type Range = Language | '*';

/** Browsers send less; 15 kB of ranges take milliseconds. */
const MAX_LENGTH = 512;

function qualityOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => /^\s*q\s*=/i.test(parameter));
  const value = quality === undefined ? 1 : Number(quality.split('=')[1]);
  return value >= 0 && value <= 1 ? value : 0;
}

/**
 * The contract's language with the highest quality, the first of equals; its first language if there is none
 * (RFC 9110 §12.5.4). A `*` stands for the first language that the header does not name, and yields to equals that are
 * named.
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return DEFAULT_LANGUAGE;
  const ranges = acceptLanguage
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((text) => {
      const [tag = '', ...parameters] = text.split(';');
      const range = LANGUAGE_RANGE.exec(tag)?.[1]?.toLowerCase() as Range | undefined;
      return { range, quality: qualityOf(parameters) };
    });
  const unnamed = languages.find((language) => !ranges.some(({ range }) => range === language));
  let best: Language = DEFAULT_LANGUAGE;
  let highest = 0;
  const wildcardLast = ranges.toSorted(
    (one, other) => Number(one.range === '*') - Number(other.range === '*'),
  );
  for (const { range, quality } of wildcardLast) {
    const language = range === '*' ? unnamed : range;
    if (!language || quality <= highest) continue;
    best = language;
    highest = quality;
  }
  return best;
}
