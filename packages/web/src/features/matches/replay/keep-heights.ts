/** The parts of a match page whose content is another at each moment. */
const CHANGING_PARTS = '#updates, #prices';

/** Fixes the heights of these parts while the page shows a moment: nothing below them moves, and they scroll. */
export function keepHeights(isKept: boolean): void {
  const parts = [...document.querySelectorAll<HTMLElement>(CHANGING_PARTS)];
  const heights = parts.map(({ offsetHeight }) => offsetHeight);
  parts.forEach((part, at) => {
    part.style.height = isKept ? `${heights[at]}px` : '';
    part.style.overflowY = isKept ? 'auto' : '';
    if (isKept) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  });
}
