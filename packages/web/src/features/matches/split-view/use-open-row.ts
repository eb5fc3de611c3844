import { useEffect, useRef } from 'react';
import { isWide } from '../../../ui/dom/is-wide.ts';

const isInSight = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
const settlingMs = 1000;

/** Groups are measured only once they come in sight, which moves what is among them: again and again, until somebody lays a hand on the page. */
function show(row: Element) {
  const touched = new AbortController();
  const { signal } = touched;
  for (const hand of hands) addEventListener(hand, () => touched.abort(), { signal });
  setTimeout(() => touched.abort(), settlingMs);
  const again = () => {
    if (signal.aborted) return;
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(again);
  };
  again();
}

/**
 * A document that begins with a match beside its list shows the row of that match, which may come later than the document.
 * Whoever returns to such a place, or scrolls before the row is there, stays where he is.
 */
export function useOpenRow(open: string | undefined): void {
  const sought = useRef(open);
  const began = useRef<number>(undefined);
  useEffect(() => {
    if (sought.current === undefined) return;
    const first = began.current === undefined;
    began.current ??= scrollY;
    const row = document.querySelector(`main li[data-match="${sought.current}"]`);
    if (!row && open === sought.current) return;
    sought.current = undefined;
    const moved = Math.abs(scrollY - began.current) > innerHeight / 2;
    if (!row || moved || (first && scrollY > 0) || !isWide() || isInSight(row)) return;
    show(row);
  });
}
