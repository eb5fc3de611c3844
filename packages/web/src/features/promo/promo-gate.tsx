import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { contentAtom } from '../../state/preferences/preferences-atoms.ts';

/** Whoever wants scores only sees no offer anywhere, and hears of none. */
export const PromoGate = ({ children }: { children: ReactNode }) =>
  useAtomValue(contentAtom) === 'scores' ? null : children;
