/** Touchline's own sample offers; their texts are in the catalogues under content.promo. */
export const samplePromos = {
  welcome: { sum: '$100', code: 'WELCOME100' },
  double: { sum: '200%', code: 'TL200' },
  free: { sum: '$5', code: 'FREE5' },
  deposit: { sum: '250%', code: 'TL250' },
} as const;

export type PromoName = keyof typeof samplePromos;
