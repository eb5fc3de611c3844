import { useEffect, useState } from 'react';

/** Smaller movements are a resting finger's. */
const THRESHOLD_PX = 24;
/** At the top of a page nothing makes way. */
const TOP_PX = 120;

/** Whether the visitor last scrolled down the page, not up, and is neither at its top nor at its end. */
export function useScrollsDown(): boolean {
  const [scrollsDown, setScrollsDown] = useState(false);
  useEffect(() => {
    let from = scrollY;
    const onScroll = () => {
      const isAtEdge =
        scrollY < TOP_PX || scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const distance = scrollY - from;
      if (Math.abs(distance) < THRESHOLD_PX && !isAtEdge) return;
      from = scrollY;
      setScrollsDown(distance > 0 && !isAtEdge);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return scrollsDown;
}
