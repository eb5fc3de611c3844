import { useEffect, useRef } from 'react';

/** A phone's keyboard lies over the page: the full screen is only what it leaves. */
export function useVisibleHeight() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const measure = () =>
      element.current?.style.setProperty('--visible', `${Math.round(viewport.height)}px`);
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return element;
}
