import { type RefObject, useEffect, useState } from 'react';

const ahead = '400px';

/** Whether an element has come near the window, once; from the beginning where that is known. */
export function useInView(element: RefObject<Element | null>, known: boolean): boolean {
  const [seen, setSeen] = useState(known);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}
