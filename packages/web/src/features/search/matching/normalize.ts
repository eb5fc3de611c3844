/** A text as it is compared, and for each of its letters where it stood in the text as it is shown. */
export interface NormalizedText {
  readonly text: string;
  readonly at: readonly number[];
}

/** What Unicode does not take apart. */
const plain: Readonly<Record<string, string>> = {
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

const silent = /[\p{M}'’‘ʼ`]/gu;
const between = /[\s\-‐–—_./·・,&()]/u;

const foldLetter = (letter: string): string => {
  if (between.test(letter)) return ' ';
  const bare = letter.normalize('NFKD').replace(silent, '').toLowerCase();
  return plain[bare] ?? bare;
};

/** Without accents, capitals and apostrophes, and with a space for whatever parts two words. */
export function normalize(source: string): NormalizedText {
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const letter of source) {
    for (const part of foldLetter(letter)) {
      text += part;
      for (let unit = 0; unit < part.length; unit += 1) at.push(index);
    }
    index += letter.length;
  }
  return { text, at };
}
