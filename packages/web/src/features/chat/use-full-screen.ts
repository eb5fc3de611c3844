import { type RefObject, useEffect, useState } from 'react';
import { followViewport } from './follow-viewport.ts';
import { makeRestInert } from './make-rest-inert.ts';

/** CHT-2: as in chat.module.css. */
const isNarrow = () => matchMedia('(width < 48rem)').matches;

/** On a phone the chat is all there is: what lies under it cannot be reached, and the keyboard leaves it room. */
export function useFullScreen(element: RefObject<HTMLElement | null>): boolean {
  const [full, setFull] = useState(isNarrow);

  useEffect(() => {
    const change = () => setFull(isNarrow());
    addEventListener('resize', change);
    return () => removeEventListener('resize', change);
  }, []);

  useEffect(() => {
    const { current } = element;
    if (!full || !current) return;
    const stops = [followViewport(current), makeRestInert(current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [element, full]);

  return full;
}
