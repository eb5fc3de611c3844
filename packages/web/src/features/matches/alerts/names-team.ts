import { isWholeWord } from '@touchline/shared/domain/text/is-whole-word';

/** Whether a headline has the name of a team as words of its own. */
export function namesTeam(title: string, name: string): boolean {
  for (let at = title.indexOf(name); at >= 0; at = title.indexOf(name, at + 1)) {
    if (isWholeWord(title, at, name)) return true;
  }
  return false;
}
