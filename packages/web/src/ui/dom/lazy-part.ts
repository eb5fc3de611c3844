import { type ComponentType, createElement, lazy, Suspense } from 'react';

/**
 * A component outside the first load; nothing is shown until its chunk has arrived, or what the document has of it, where
 * the server renders it.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  onServer?: ComponentType<P>,
) {
  const Part: ComponentType<P> = onServer ?? lazy(load);
  return (props: P) => createElement(Suspense, { fallback: null }, createElement(Part, props));
}
