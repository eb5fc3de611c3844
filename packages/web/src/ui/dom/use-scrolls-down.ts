import { useEffect, useState } from 'react';

/** Smaller movements are a resting finger's. */
const THRESHOLD_PX = 24;

/** Whether the visitor last scrolled down the page, not up, and has not reached its end; not until it `isActive`. */
export function useScrollsDown(isActive = true): boolean {
  const [scrollsDown, setScrollsDown] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    let from = scrollY;
    const onScroll = () => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const distance = scrollY - from;
      if (Math.abs(distance) < THRESHOLD_PX && !isAtEnd) return;
      from = scrollY;
      setScrollsDown(distance > 0 && !isAtEnd);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [isActive]);
  return scrollsDown;
}
