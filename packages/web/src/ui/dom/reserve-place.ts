/**
 * Call it with the click that loads more of a part. What follows the part leaves the view at once, so that an answer that
 * comes late moves nothing that is read. The place is given up once the content reaches the end of the window.
 */
export function reservePlace(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  const place = `${innerHeight - part.getBoundingClientRect().top}px`;
  part.style.minHeight = place;
  const release = () => {
    const end = part.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    if (end < innerHeight && part.isConnected) return;
    removeEventListener('scroll', release);
    if (part.style.minHeight === place) part.style.minHeight = '';
  };
  addEventListener('scroll', release, { passive: true });
}
