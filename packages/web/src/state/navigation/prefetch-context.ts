import { createContext, use } from 'react';
import type { View } from '../preferences/preferences-atoms.ts';

/** Fetches what a page of the site needs, its code and its data, so that it can be shown at once. */
export type Prepare = (href: string, view?: Partial<View>) => Promise<void>;

const PrepareContext = createContext<Prepare>(async () => {});

export const PrepareProvider = PrepareContext;
export const usePrepare = (): Prepare => use(PrepareContext);
