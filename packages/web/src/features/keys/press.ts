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
}

const linksOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);

/** From row to row, from day to day, a star, the field. Enter needs no help: the rows are links. */
export function press(key: string, target: Element): void {
  const row = target.closest('li[data-match]');
  const days = target.closest('[data-days]');
  const step = steps[key];
  if (key === 's') row?.querySelector<HTMLElement>('button[aria-pressed]')?.click();
  else if (key === 'f') document.querySelector<HTMLElement>('[data-find]')?.focus();
  else if (days && step) move(linksOf('[data-days] a'), target, step);
  else if (step) move(linksOf('main li[data-match] a'), row ?? target, step);
}
