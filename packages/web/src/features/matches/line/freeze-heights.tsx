import type { Match } from '@touchline/types';
import { useLayoutEffect } from 'react';
import { useShown } from '../../../state/clock/replayed-moment.tsx';

/** The parts of a match page whose content is another at each moment. */
const CHANGING_PARTS = '#updates, #lineups, #prices, #meetings';

/** Height for a covered match: six lines. */
const COVERED_HEIGHT_PX = 340;

const changingParts = () => [...document.querySelectorAll<HTMLElement>(CHANGING_PARTS)];

/** Fixes the heights of these parts while the page shows a moment: nothing below them moves, and they scroll. */
export function freezeHeights(isCovered = false): void {
  const least = isCovered ? COVERED_HEIGHT_PX : 0;
  const parts = changingParts().map((part) => ({
    part,
    height: Math.max(part.getBoundingClientRect().height, part.id === 'updates' ? least : 0),
  }));
  for (const { part, height } of parts) {
    part.style.height = `${height}px`;
    part.style.overflowY = 'auto';
    part.tabIndex = 0;
  }
}

export function unfreezeHeights(): void {
  for (const part of changingParts()) {
    part.style.height = '';
    part.style.overflowY = '';
    part.removeAttribute('tabindex');
  }
}

/** Unfreezes the heights together with the content of the present, which comes later than the slider. */
export function UnfreezeHeights({ match }: { match: Match }) {
  const { pausedAt } = useShown(match);
  const isPresent = pausedAt === undefined;
  useLayoutEffect(() => {
    if (isPresent) unfreezeHeights();
  }, [isPresent]);
  return null;
}
