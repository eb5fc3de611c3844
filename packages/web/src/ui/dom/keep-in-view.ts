/** A ref callback for the chosen item of a line that scrolls sideways: scrolls it into view. */
export function keepInView(chosen: HTMLElement | null): void {
  const line = chosen?.parentElement;
  if (!chosen || !line || line.scrollWidth <= line.clientWidth) return;
  const margin = (line.clientWidth - chosen.offsetWidth) / 2;
  const start = chosen.getBoundingClientRect().left - line.getBoundingClientRect().left;
  if (start < 0 || start > 2 * margin) line.scrollLeft += start - margin;
}
