import type { PlayerPosition } from '@touchline/types';

const KEEPERS: readonly number[] = [1, 12];

/** The shirts of a football squad by the line in which they usually play. */
const LINES: readonly { readonly position: PlayerPosition; readonly shirts: readonly number[] }[] =
  [
    { position: 'goalkeeper', shirts: KEEPERS },
    { position: 'defender', shirts: [2, 3, 4, 5, 13, 14] },
    { position: 'midfielder', shirts: [6, 7, 8, 10, 15, 16, 18] },
    { position: 'forward', shirts: [9, 11, 17] },
  ];

export const SHIRTS: readonly number[] = LINES.flatMap(({ shirts }) => shirts).sort(
  (a, b) => a - b,
);

export const lineOf = (shirt: number): PlayerPosition =>
  LINES.find(({ shirts }) => shirts.includes(shirt))?.position ?? 'midfielder';

export const isKeeper = (shirt: number): boolean => KEEPERS.includes(shirt);
export const playSameLine = (a: number, b: number): boolean => lineOf(a) === lineOf(b);
