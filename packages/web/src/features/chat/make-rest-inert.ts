/** Makes everything beside an element and its ancestors unreachable, for the focus and for screen readers alike. */
export function makeRestInert(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = [];
  for (let at: HTMLElement = element; at.parentElement; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside === at || !(beside instanceof HTMLElement) || beside.inert) continue;
      beside.inert = true;
      silenced.push(beside);
    }
  }
  return () => {
    for (const each of silenced) each.inert = false;
  };
}
