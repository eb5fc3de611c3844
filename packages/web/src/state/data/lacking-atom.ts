import { atom } from 'jotai';

/** The paths of operations that nobody answers: what they bring to a page is not there. */
export const lackingAtom = atom<ReadonlySet<string>>(new Set<string>());
