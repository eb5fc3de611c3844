/** Touchline's own sample offers; their texts are in the catalogues under content.promo. */
export const samplePromos = {
  welcome: { sum: '$100', code: 'WELCOME100' },
  double: { sum: '200%', code: 'TL200' },
  free: { sum: '$5', code: 'FREE5' },
  deposit: { sum: '250%', code: 'TL250' },
} as const;

export type PromoName = keyof typeof samplePromos;

/** Clubs named in Touchline's own promotions; their names are in the catalogues under content.promoTeams. */
export const promoTeams = ['te-eng-7', 'te-eng-12', 'te-eng-1', 'te-eng-2'] as const;
