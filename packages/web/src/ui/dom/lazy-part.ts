import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A component outside the first load; nothing is shown until its chunk has arrived. */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part: ComponentType<P> = lazy(load);
  return (props: P) => createElement(Suspense, { fallback: null }, createElement(Part, props));
}
