import { createContext, use } from 'react';
import type { CallContext } from './preferences-atoms.ts';

/** Loads the code and data of a page, so that it can be shown at once. */
export type Prefetch = (href: string, context?: Partial<CallContext>) => Promise<void>;

const PrefetchContext = createContext<Prefetch>(async () => {});

export const PrefetchProvider = PrefetchContext;
export const usePrefetch = (): Prefetch => use(PrefetchContext);
