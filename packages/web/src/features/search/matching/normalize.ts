/** A text for comparison, and for each of its letters the index in the original. */
export interface NormalizedText {
  readonly text: string;
  readonly at: readonly number[];
}

/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

const IGNORED = /[\p{M}'’‘ʼ`]/gu;
const SEPARATOR = /[\s\-‐–—_./·・,&()]/u;

const PLAIN = /^[a-z0-9]$/;

const normalizeLetter = (letter: string): string => {
  if (PLAIN.test(letter)) return letter;
  if (SEPARATOR.test(letter)) return ' ';
  const bare = letter.normalize('NFKD').replace(IGNORED, '').toLowerCase();
  return plainLetters[bare] ?? bare;
};

/** Removes accents, capitals and apostrophes; each separator becomes a space. */
export function normalize(source: string): NormalizedText {
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const letter of source) {
    for (const part of normalizeLetter(letter)) {
      text += part;
      for (let unit = 0; unit < part.length; unit += 1) at.push(index);
    }
    index += letter.length;
  }
  return { text, at };
}
