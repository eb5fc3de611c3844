import { createContext, use } from 'react';
import type { LiveMatches } from './live-matches-store.ts';

export const LiveContext = createContext<LiveMatches | undefined>(undefined);

export function useLiveMatches(): LiveMatches {
  const live = use(LiveContext);
  if (!live) throw new Error('No live matches: render inside <SessionProvider>.');
  return live;
}
