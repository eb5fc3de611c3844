const LETTER = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

/** Whether two characters may be inside one word. Chinese has no spaces between words. */
const isInWord = (one = '', other = ''): boolean =>
  [one, other].every((character) => LETTER.test(character) && !HAN.test(character));

/** Whether a name in a text, at a place, is words of its own: 'Inter', but not in 'International'. */
export function isWholeWord(text: string, at: number, name: string): boolean {
  return !isInWord(text[at - 1], name[0]) && !isInWord(name.at(-1), text[at + name.length]);
}
