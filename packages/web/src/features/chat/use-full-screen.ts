import { type RefObject, useEffect, useState } from 'react';

/** CHT-2: the breakpoint of chat.module.css. */
const isNarrow = () => matchMedia('(width < 48rem)').matches;

/** On a phone the chat covers the page: the rest becomes inert, and the chat shrinks to leave room for the keyboard. */
export function useFullScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isFullScreen, setFullScreen] = useState(isNarrow);

  useEffect(() => {
    const update = () => setFullScreen(isNarrow());
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);

  useEffect(() => {
    const { current } = element;
    if (!isFullScreen || !current) return;
    const stops = [followViewport(current), makeRestInert(current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [element, isFullScreen]);

  return isFullScreen;
}

/** Publishes the visible part of the page as CSS properties: a phone's keyboard overlaps the page and may scroll it. */
function followViewport(element: HTMLElement): () => void {
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

/** Makes everything but the element and its ancestors inert. */
function makeRestInert(element: HTMLElement): () => void {
  const madeInert: HTMLElement[] = [];
  for (let at: HTMLElement = element; at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      madeInert.push(sibling);
    }
  }
  return () => {
    for (const each of madeInert) each.inert = false;
  };
}
