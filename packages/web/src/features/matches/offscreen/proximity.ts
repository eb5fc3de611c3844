const screensAhead = 2;

/** Whether it lies further from sight than a visitor gets before it could be drawn. */
export function isFar(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > (1 + screensAhead) * innerHeight || bottom < -screensAhead * innerHeight;
}

const told = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Tells now and whenever it comes near or goes far, by one observer for all. */
export function watchProximity(element: Element, tell: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
    },
    { rootMargin: `${screensAhead * 100}% 0px` },
  );
  told.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    told.delete(element);
  };
}
