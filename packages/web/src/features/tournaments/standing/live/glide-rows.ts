const GLIDE: KeyframeAnimationOptions = {
  duration: 300,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
};

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const rowsOf = (tables: HTMLElement) =>
  [...tables.querySelectorAll('tbody tr')].map((row) => ({
    row,
    id: row.querySelector('a')?.getAttribute('href') ?? '',
  }));

/** Where the rows of tables are, by team. */
export const rowPositions = (tables: HTMLElement): ReadonlyMap<string, number> =>
  new Map(rowsOf(tables).map(({ row, id }) => [id, row.getBoundingClientRect().top]));

/** Lets rows glide to their places from where they were. */
export function glideRows(tables: HTMLElement, before: ReadonlyMap<string, number>): void {
  if (isStill()) return;
  const moves = rowsOf(tables).map(({ row, id }) => {
    const { top } = row.getBoundingClientRect();
    return { row, by: (before.get(id) ?? top) - top };
  });
  for (const { row, by } of moves) {
    if (Math.abs(by) < 1) continue;
    row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], GLIDE);
  }
}
