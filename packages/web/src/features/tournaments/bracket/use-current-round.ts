import { type RefObject, useEffect, useRef } from 'react';
import { onScrollEnd } from '../../../ui/dom/on-scroll-end.ts';
import type { BracketRound } from './bracket-of.ts';

/** As in bracket.module.css. */
const REGION_PADDING_PX = 8;

/** The round nearest to the start of the scrolled region. */
function visibleRound(region: HTMLElement): HTMLElement | undefined {
  const rounds = [...(region.firstElementChild?.children ?? [])] as HTMLElement[];
  const distance = (round: HTMLElement) =>
    Math.abs(round.offsetLeft - region.offsetLeft - region.scrollLeft);
  return rounds.sort((one, other) => distance(one) - distance(other))[0];
}

/** Where one round fills the width, the region gets its height. */
function fitHeight(region: HTMLElement) {
  const round = visibleRound(region);
  const isAlone = round && round.offsetWidth > region.clientWidth / 2;
  region.style.blockSize = isAlone ? `${round.offsetHeight + REGION_PADDING_PX}px` : '';
}

/** Scrolls to the current round, if not all rounds fit. */
export function useCurrentRound(rounds: readonly BracketRound[]): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const open = rounds.findIndex(({ ties }) => ties.some(({ winner }) => !winner));
  const current = open < 0 ? rounds.length - 1 : open;

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const round = element.firstElementChild?.children[current] as HTMLElement | undefined;
    element.scrollLeft = (round?.offsetLeft ?? 0) - element.offsetLeft;
    const refit = () => fitHeight(element);
    const observer = new ResizeObserver(refit);
    observer.observe(element.firstElementChild ?? element);
    const stop = onScrollEnd(element, refit);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [current]);

  return region;
}
