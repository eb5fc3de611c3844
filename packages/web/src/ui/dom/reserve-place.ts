/**
 * Call it with the click that loads more of a part. What follows the part leaves the view at once, so that an answer that
 * comes late moves nothing that is read. The place is given up once the content reaches the end of the window, or the part
 * has left the window above, where the browser keeps what is read in its place.
 */
export function reservePlace(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.style.minHeight = `${Math.ceil(innerHeight - part.getBoundingClientRect().top)}px`;
  // As the browser writes it: a later click reserves another place.
  const place = part.style.minHeight;
  const release = () => {
    const end = part.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    const isInView = part.getBoundingClientRect().bottom > 0;
    if (end < innerHeight && isInView && part.isConnected) return;
    removeEventListener('scroll', release);
    if (part.style.minHeight === place) part.style.minHeight = '';
  };
  addEventListener('scroll', release, { passive: true });
}

/** For a click that closes the part again. */
export function giveUpPlace(id: string): void {
  document.getElementById(id)?.style.removeProperty('min-height');
}
