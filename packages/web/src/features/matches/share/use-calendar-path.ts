import { useAtomValue } from 'jotai';
import { languageAtom, spoilerFreeAtom } from '../../../state/preferences/preferences-atoms.ts';

/** The address of a calendar in the language of the visitor, without the results that the visitor covers. */
export function useCalendarPath(path: string): string {
  const language = useAtomValue(languageAtom);
  const isCovered = useAtomValue(spoilerFreeAtom);
  const options = `lang=${language}${isCovered ? '&spoilers=off' : ''}`;
  return `${path}${path.includes('?') ? '&' : '?'}${options}`;
}
