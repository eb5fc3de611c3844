import { type RefObject, useEffect, useRef } from 'react';
import { onScrollEnd } from '../../../ui/dom/on-scroll-end.ts';
import type { BracketRound } from './bracket-of.ts';

/** The round at the start of what is seen. */
function seenRound(region: HTMLElement): HTMLElement | undefined {
  const rounds = [...(region.firstElementChild?.children ?? [])] as HTMLElement[];
  const distance = (round: HTMLElement) =>
    Math.abs(round.offsetLeft - region.offsetLeft - region.scrollLeft);
  return rounds.sort((one, other) => distance(one) - distance(other))[0];
}

/** A round that fills the width is alone: the region is as tall as it, and no taller. */
function hug(region: HTMLElement) {
  const round = seenRound(region);
  const alone = round && round.offsetWidth > region.clientWidth / 2;
  region.style.blockSize = alone ? `${round.offsetHeight + 8}px` : '';
}

/** Where not all rounds have room, the one that is being played is the first one seen. */
export function useCurrentRound(rounds: readonly BracketRound[]): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const open = rounds.findIndex(({ ties }) => ties.some(({ winner }) => !winner));
  const current = open < 0 ? rounds.length - 1 : open;

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const round = element.firstElementChild?.children[current] as HTMLElement | undefined;
    element.scrollLeft = (round?.offsetLeft ?? 0) - element.offsetLeft;
    const refit = () => hug(element);
    const watcher = new ResizeObserver(refit);
    watcher.observe(element.firstElementChild ?? element);
    const stop = onScrollEnd(element, refit);
    return () => {
      watcher.disconnect();
      stop();
    };
  }, [current]);

  return region;
}
