const steps: Record<string, 1 | -1> = {
  j: 1,
  ArrowDown: 1,
  ArrowRight: 1,
  k: -1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const seen = (element: HTMLElement) => element.checkVisibility();

function move(links: readonly HTMLElement[], from: Element, step: 1 | -1) {
  const at = links.findIndex((link) => link.contains(from) || link.parentElement === from);
  const next = at < 0 ? links[0] : links[at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next;
}

const linksOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);

/** Rows of the list: those of a page that is open beside it are its own. */
const rows = 'main li[data-match]:not([data-pane] *)';

/** From row to row, from day to day, a star, the field. Enter needs no help: the rows are links. */
export function press(key: string, target: Element): void {
  const open = document.querySelector('li[data-match]:has(> [aria-current])');
  const row = target.closest('[data-pane]') ? open : (target.closest('li[data-match]') ?? open);
  const days = target.closest('[data-days]');
  const step = steps[key];
  if (key === 's') row?.querySelector<HTMLElement>('button[aria-pressed]')?.click();
  else if (key === 'f') document.querySelector<HTMLElement>('[data-find]')?.focus();
  else if (days && step) move(linksOf('[data-days] a'), target, step);
  else if (step) {
    const next = move(linksOf(`${rows} a`), row ?? target, step);
    // Where a match is open beside the list, going on opens the next.
    if (open) next?.click();
  }
}
