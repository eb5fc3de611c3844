import type { BookmakerNumber } from '@touchline/types';

/** ENT-10 */
export const bookmakers: Record<BookmakerNumber, string> = {
  2: 'BET365',
  3: 'Crown',
  4: '10BET',
  5: 'Ladbrokes',
  6: 'Mansion88',
  7: 'Macauslot',
  8: 'SNAI',
  9: 'William Hill',
  10: 'Easybets',
  11: 'Vcbet',
  12: 'EuroBet',
  13: 'Interwetten',
  14: '12bet',
  15: 'Sbobet',
  16: 'Wewbet',
  17: '18Bet',
  18: 'Fun88',
  21: '188bet',
  22: 'Pinnacle',
};
