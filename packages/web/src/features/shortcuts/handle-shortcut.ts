const stepOfKey: Record<string, 1 | -1> = {
  j: 1,
  ArrowDown: 1,
  ArrowRight: 1,
  k: -1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** How long a starred row may take to move. */
const MOVE_TIMEOUT_MS = 1_000;

const isVisible = (element: HTMLElement) => element.checkVisibility();

/** The first link below the sticky header: after Back the page is scrolled to where it was. */
function firstInView(links: readonly HTMLElement[]) {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return links.find((link) => link.getBoundingClientRect().top >= top) ?? links[0];
}

function move(links: readonly HTMLElement[], from: Element, step: 1 | -1) {
  const at = links.findIndex((link) => link.contains(from) || link.parentElement === from);
  const next = at < 0 ? firstInView(links) : links[at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next;
}

const linksOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

/** Rows of the list, without those of a match that is open beside it. */
const ROWS = 'main li[data-match]:not([data-pane] *)';

/** A starred row moves in the list and loses the focus, which then goes to the following row, unless the row is open. */
function star(row: Element) {
  const links = linksOf(`${ROWS} a`);
  const at = links.findIndex((link) => row.contains(link));
  const following = row.querySelector('[aria-current]')
    ? undefined
    : (links[at + 1] ?? links[at - 1]);
  const observer = new MutationObserver(() => {
    if (row.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) following?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), MOVE_TIMEOUT_MS);
  row.querySelector<HTMLElement>('button[data-starred]')?.click();
}

/** Moves between rows or days, stars a row, focuses the filter. Enter needs no code: the rows are links. */
export function handleShortcut(key: string, target: Element): void {
  const open = document.querySelector('li[data-match]:has(> [aria-current])');
  const row = target.closest('[data-pane]') ? open : (target.closest('li[data-match]') ?? open);
  const days = target.closest('[data-days]');
  const step = stepOfKey[key];
  if (key === 's' && row) star(row);
  else if (key === 'f') document.querySelector<HTMLElement>('[data-find]')?.focus();
  else if (days && step) move(linksOf('[data-days] a'), target, step);
  else if (step) {
    const next = move(linksOf(`${ROWS} a`), row ?? target, step);
    // With a match open beside the list, moving opens the next one.
    if (open) next?.click();
  }
}
