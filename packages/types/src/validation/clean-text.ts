/** Controls, separators of lines, marks that reverse the direction, and halves of characters. */
const ODD = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

const isSpace = (character: string) => /\s/.test(character);

/** A text without what no page, calendar, picture or log can show as it is; in one line, unless it `mayBreak`. */
export function cleanText(text: string, mayBreak = false): string {
  if (text.search(ODD) < 0) return text;
  return text.replaceAll(ODD, (one) => {
    if (!isSpace(one)) return '';
    return mayBreak && (one === '\n' || one === '\t') ? one : ' ';
  });
}
