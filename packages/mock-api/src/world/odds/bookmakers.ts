import type { BookmakerNumber } from '@touchline/types';

export interface Bookmaker {
  readonly number: BookmakerNumber;
  readonly name: string;
  /** Weight in the selection of bookmakers that quote a match, from 0 to 1. */
  readonly reach: number;
}

const row = (number: BookmakerNumber, name: string, reach: number): Bookmaker => ({
  number,
  name,
  reach,
});

/** ENT-10 */
export const bookmakers: readonly Bookmaker[] = [
  row(2, 'BET365', 0.95),
  row(3, 'Crown', 0.92),
  row(4, '10BET', 0.5),
  row(5, 'Ladbrokes', 0.55),
  row(6, 'Mansion88', 0.45),
  row(7, 'Macauslot', 0.6),
  row(8, 'SNAI', 0.4),
  row(9, 'William Hill', 0.7),
  row(10, 'Easybets', 0.5),
  row(11, 'Vcbet', 0.4),
  row(12, 'EuroBet', 0.4),
  row(13, 'Interwetten', 0.45),
  row(14, '12bet', 0.5),
  row(15, 'Sbobet', 0.75),
  row(16, 'Wewbet', 0.4),
  row(17, '18Bet', 0.5),
  row(18, 'Fun88', 0.5),
  row(21, '188bet', 0.55),
  row(22, 'Pinnacle', 0.9),
];
