import type { Dice } from './random.ts';

/** From 0 to below `count`. */
function below(dice: Dice, count: number): number {
  return Math.floor(dice() * count);
}

export function between(dice: Dice, least: number, most: number): number {
  return least + below(dice, most - least + 1);
}

export function pick<T>(dice: Dice, list: readonly T[]): T {
  return list[below(dice, list.length)] as T;
}

export function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const cards = [...list];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(dice, last + 1);
    [cards[last], cards[other]] = [cards[other] as T, cards[last] as T];
  }
  return cards;
}

export function poisson(dice: Dice, mean: number): number {
  let left = dice();
  let share = Math.exp(-mean);
  let count = 0;
  while (left >= share && count < 15) {
    left -= share;
    count++;
    share *= mean / count;
  }
  return count;
}

/** Near enough to a bell of width 1: the sum of four. */
export function bell(dice: Dice): number {
  return (dice() + dice() + dice() + dice() - 2) * Math.sqrt(3);
}
