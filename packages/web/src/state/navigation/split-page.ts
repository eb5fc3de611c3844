import type { ReactNode } from 'react';

/** A match that is open beside the list that it was chosen from. */
export interface SplitPage {
  matchId: string;
  page: ReactNode;
}
