import type { MouseEvent } from 'react';

/** Follows a link within the page: the router would replace the page's address and keep the scroll position. */
export function followAnchor(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.querySelector('a')?.focus({ preventScroll: true });
}
