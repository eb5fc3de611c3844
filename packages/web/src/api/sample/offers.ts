import type { BookmakerOffer } from '@touchline/types';

const offers = [
  { name: 'BET365', bonus: '+150%', code: 'BONUS150' },
  { name: 'Crown', bonus: '+140%', code: 'CROWN140' },
  { name: '10BET', bonus: '+130%' },
  { name: 'Ladbrokes', bonus: '+125%', code: 'LADY125' },
  { name: 'Pinnacle', bonus: '+120%' },
  { name: '188bet', bonus: '+120%', code: 'NEW188' },
  { name: 'Sbobet', bonus: '+115%' },
  { name: 'Interwetten', bonus: '+110%', code: 'IW110' },
  { name: 'Fun88', bonus: '+105%' },
  { name: 'William Hill', bonus: '+100%', code: 'WH100' },
] as const;

/** Its logo is drawn from its name. */
export type SampleOffer = Omit<BookmakerOffer, 'logo'>;

/** FOT-7: the ten offers, under the label in the visitor's language. */
export const sampleOffers = (label: string): readonly SampleOffer[] =>
  offers.map((offer) => ({ ...offer, label }));
