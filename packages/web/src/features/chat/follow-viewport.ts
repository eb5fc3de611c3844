/** A phone's keyboard lies over the page and may push it up: an element learns what is left to see, and where. */
export function followViewport(element: HTMLElement): () => void {
  const viewport = globalThis.visualViewport;
  if (!viewport) return () => {};
  const measure = () => {
    element.style.setProperty('--visible', `${Math.round(viewport.height)}px`);
    element.style.setProperty('--visible-top', `${Math.round(viewport.offsetTop)}px`);
  };
  measure();
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
  return () => {
    viewport.removeEventListener('resize', measure);
    viewport.removeEventListener('scroll', measure);
  };
}
