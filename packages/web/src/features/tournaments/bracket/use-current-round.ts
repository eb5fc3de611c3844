import { type RefObject, useEffect, useRef } from 'react';
import type { BracketRound } from './bracket-of.ts';

/** Where not all rounds have room, the one that is being played is the first one seen. */
export function useCurrentRound(rounds: readonly BracketRound[]): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const open = rounds.findIndex(({ ties }) => ties.some(({ winner }) => !winner));
  const current = open < 0 ? rounds.length - 1 : open;
  useEffect(() => {
    const round = region.current?.firstElementChild?.children[current];
    if (region.current && round instanceof HTMLElement) {
      region.current.scrollLeft = round.offsetLeft - region.current.offsetLeft;
    }
  }, [current]);
  return region;
}
