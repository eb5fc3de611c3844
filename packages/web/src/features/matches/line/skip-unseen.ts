import type { FollowingPart } from '../../../state/clock/replayed-moment.tsx';

const PARTS = ['updates', 'statistics', 'lineups', 'prices', 'standing'] as const;

const blocks = () => [...document.querySelectorAll<HTMLElement>('main section')];

/** Lets the browser leave out the blocks outside the window while the handle is dragged. Returns what follows the handle. */
export function skipUnseen(): FollowingPart[] {
  const measured = blocks().map((block) => ({ block, rect: block.getBoundingClientRect() }));
  const [seen, unseen] = [[] as string[], [] as typeof measured];
  for (const one of measured) {
    const { top, bottom } = one.rect;
    if (top < innerHeight && bottom > 0) seen.push(one.block.id);
    else unseen.push(one);
  }
  for (const { block, rect } of unseen) {
    block.style.containIntrinsicBlockSize = `${rect.height}px`;
    block.style.contentVisibility = 'auto';
  }
  return ['board', ...PARTS.filter((part) => seen.includes(part))];
}

export function renderAll(): void {
  for (const { style } of blocks()) {
    style.contentVisibility = '';
    style.containIntrinsicBlockSize = '';
  }
}
