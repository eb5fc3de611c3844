import { useEffect, useRef } from 'react';
import { isWide } from '../../../ui/dom/is-wide.ts';

const isInView = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
const SETTLE_MS = 1000;

/**
 * Groups get their real height only when they come into view, which moves the row: scroll on every frame until the
 * page has settled, or until the user scrolls, types or taps.
 */
function scrollToRow(row: Element) {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of USER_INPUT_EVENTS) addEventListener(type, () => stop.abort(), { signal });
  setTimeout(() => stop.abort(), SETTLE_MS);
  const scroll = () => {
    if (signal.aborted) return;
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(scroll);
  };
  scroll();
}

/**
 * When a document opens with a match beside its list, scrolls to the row of that match, which may be rendered later
 * than the document. Keeps the position where it was restored, or where the user scrolls before the row is there.
 */
export function useScrollToOpenRow(openMatchId: string | undefined): void {
  const pendingMatchId = useRef(openMatchId);
  const initialScrollY = useRef<number>(undefined);
  useEffect(() => {
    if (pendingMatchId.current === undefined) return;
    const isFirstRun = initialScrollY.current === undefined;
    initialScrollY.current ??= scrollY;
    const row = document.querySelector(`main li[data-match="${pendingMatchId.current}"]`);
    if (!row && openMatchId === pendingMatchId.current) return;
    pendingMatchId.current = undefined;
    const hasScrolled = Math.abs(scrollY - initialScrollY.current) > innerHeight / 2;
    if (!row || hasScrolled || (isFirstRun && scrollY > 0) || !isWide() || isInView(row)) return;
    scrollToRow(row);
  });
}
