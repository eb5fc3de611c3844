/** How far outside the viewport an element still counts as near, in viewport heights. */
const MARGIN_SCREENS = 2;

/** Whether an element is further away than the user can scroll before it would be rendered. */
export function isFarFromViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > (1 + MARGIN_SCREENS) * innerHeight || bottom < -MARGIN_SCREENS * innerHeight;
}

const listeners = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Reports at once, and on every change, whether an element is near. One observer serves all elements. */
export function watchProximity(element: Element, onChange: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: `${MARGIN_SCREENS * 100}% 0px` },
  );
  listeners.set(element, onChange);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}
