import type { ReactNode } from 'react';

/** A match opened beside its list, in the split view. */
export interface SplitPage {
  matchId: string;
  page: ReactNode;
}
