import { atom } from 'jotai';

/** The paths of operations that nobody answers, or `path?parameter`: what they bring to a page is not there. */
export const lackingAtom = atom<ReadonlySet<string>>(new Set<string>());
