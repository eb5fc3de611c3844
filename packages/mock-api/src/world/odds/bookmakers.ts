import type { BookmakerNumber } from '@touchline/types';

export interface Bookmaker {
  readonly number: BookmakerNumber;
  readonly name: string;
  /** Weight in the selection of bookmakers that quote a match, from 0 to 1. */
  readonly reach: number;
  readonly colour: string;
  readonly ink: string;
}

const row = (
  number: BookmakerNumber,
  name: string,
  reach: number,
  colour: string,
  ink: string,
): Bookmaker => ({ number, name, reach, colour, ink });

/** ENT-10. Invented colours. */
export const bookmakers: readonly Bookmaker[] = [
  row(2, 'BET365', 0.95, '#0f5c46', '#ffe14d'),
  row(3, 'Crown', 0.92, '#5b2a86', '#f2c14e'),
  row(4, '10BET', 0.5, '#123c8c', '#ffffff'),
  row(5, 'Ladbrokes', 0.55, '#a3122a', '#ffffff'),
  row(6, 'Mansion88', 0.45, '#1a1d21', '#f2c14e'),
  row(7, 'Macauslot', 0.6, '#0d4d33', '#e8c15a'),
  row(8, 'SNAI', 0.4, '#b5371f', '#ffffff'),
  row(9, 'William Hill', 0.7, '#0b2a5b', '#f4b63f'),
  row(10, 'Easybets', 0.5, '#14a08a', '#0c1d2b'),
  row(11, 'Vcbet', 0.4, '#1446a0', '#ffffff'),
  row(12, 'EuroBet', 0.4, '#0f6b3c', '#ffffff'),
  row(13, 'Interwetten', 0.45, '#f2c230', '#1a1d21'),
  row(14, '12bet', 0.5, '#20242a', '#6ee7ff'),
  row(15, 'Sbobet', 0.75, '#1f6fd6', '#ffffff'),
  row(16, 'Wewbet', 0.4, '#43206b', '#ffffff'),
  row(17, '18Bet', 0.5, '#7a1f3d', '#8fc7ea'),
  row(18, 'Fun88', 0.5, '#ef7d1a', '#15181b'),
  row(21, '188bet', 0.55, '#8c1c2b', '#f6ead2'),
  row(22, 'Pinnacle', 0.9, '#1b2733', '#ff8a3d'),
];
