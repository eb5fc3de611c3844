import { atom } from 'jotai';

/** The e-mail as it was last written, for the other form: who is registered already need not write it again. */
export const emailDraftAtom = atom('');
