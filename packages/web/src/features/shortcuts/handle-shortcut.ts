const steps: Record<string, 1 | -1> = {
  j: 1,
  ArrowDown: 1,
  ArrowRight: 1,
  k: -1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const seen = (element: HTMLElement) => element.checkVisibility();

/** Who comes back finds the page where it was, and begins there: below what stands over it. */
function firstInSight(links: readonly HTMLElement[]) {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return links.find((link) => link.getBoundingClientRect().top >= top) ?? links[0];
}

function move(links: readonly HTMLElement[], from: Element, step: 1 | -1) {
  const at = links.findIndex((link) => link.contains(from) || link.parentElement === from);
  const next = at < 0 ? firstInSight(links) : links[at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next;
}

const linksOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);

/** Rows of the list: those of a page that is open beside it are its own. */
const rows = 'main li[data-match]:not([data-pane] *)';

/** A starred row goes to another place, and its focus would be nowhere: the row that follows has it. An open one keeps its own. */
function star(row: Element) {
  const links = linksOf(`${rows} a`);
  const at = links.findIndex((link) => row.contains(link));
  const following = row.querySelector('[aria-current]')
    ? undefined
    : (links[at + 1] ?? links[at - 1]);
  const watch = new MutationObserver(() => {
    if (row.isConnected) return;
    watch.disconnect();
    if (document.activeElement === document.body) following?.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), 1_000);
  row.querySelector<HTMLElement>('button[aria-pressed]')?.click();
}

/** From row to row, from day to day, a star, the field. Enter needs no help: the rows are links. */
export function handleShortcut(key: string, target: Element): void {
  const open = document.querySelector('li[data-match]:has(> [aria-current])');
  const row = target.closest('[data-pane]') ? open : (target.closest('li[data-match]') ?? open);
  const days = target.closest('[data-days]');
  const step = steps[key];
  if (key === 's' && row) star(row);
  else if (key === 'f') document.querySelector<HTMLElement>('[data-find]')?.focus();
  else if (days && step) move(linksOf('[data-days] a'), target, step);
  else if (step) {
    const next = move(linksOf(`${rows} a`), row ?? target, step);
    // Where a match is open beside the list, going on opens the next.
    if (open) next?.click();
  }
}
