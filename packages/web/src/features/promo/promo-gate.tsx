import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { contentAtom } from '../../state/preferences/preferences-atoms.ts';

/** Hides its children from visitors who chose scores only. */
export const PromoGate = ({ children }: { children: ReactNode }) =>
  useAtomValue(contentAtom) === 'scores' ? null : children;
