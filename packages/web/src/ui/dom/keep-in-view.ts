/** A ref for the chosen one of a line that scrolls sideways: it is never out of sight. */
export function keepInView(chosen: HTMLElement | null): void {
  const line = chosen?.parentElement;
  if (!chosen || !line || line.scrollWidth <= line.clientWidth) return;
  const room = (line.clientWidth - chosen.offsetWidth) / 2;
  const start = chosen.getBoundingClientRect().left - line.getBoundingClientRect().left;
  if (start < 0 || start > 2 * room) line.scrollLeft += start - room;
}
