const LETTER = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

/** Whether two characters may be inside one word. Chinese has no spaces between words. */
const isInWord = (one = '', other = ''): boolean =>
  [one, other].every((character) => LETTER.test(character) && !HAN.test(character));

/** Whether a headline has the name of a team as words of its own: 'Inter', but not in 'International'. */
export function namesTeam(title: string, name: string): boolean {
  for (let at = title.indexOf(name); at >= 0; at = title.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (!isInWord(title[at - 1], name[0]) && !isInWord(name.at(-1), title[end])) return true;
  }
  return false;
}
