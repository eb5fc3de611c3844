import { useSyncExternalStore } from 'react';

function onScroll(tell: () => void) {
  addEventListener('scroll', tell, { passive: true });
  return () => removeEventListener('scroll', tell);
}

/** Whether the page is scrolled further than that; on the server it is not scrolled at all. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );
