import type { Catalogue } from '../namespace-types.ts';

export const content: Catalogue['core']['content'] = {
  promo: {
    welcome: {
      title: 'Bono de bienvenida de hasta 100\u00a0$',
      text: 'Para nuevos usuarios, primer depósito',
    },
    double: { title: '200\u00a0% con código promocional', text: 'Copia el código' },
    free: { title: 'Apuesta gratis de 5\u00a0$ sin depósito', text: 'No hace falta depositar' },
    deposit: { title: 'en tu primer depósito', text: 'Para nuevos usuarios · 18+' },
    getCode: 'Ver el código',
    subscription: {
      title: 'Pronósticos a partir del análisis de más de 1000 fuentes',
      text: 'Una suscripción, todos los deportes. Últimos análisis:',
      more: 'Cómo funciona la suscripción',
    },
    copied: 'Código promocional copiado',
    refused: 'No se ha podido copiar. El código es {{code}}.',
  },
  offers: {
    title: 'Ofertas de las casas de apuestas',
    label: 'Nuevos usuarios',
    noCode: 'sin código',
  },
  promoTeams: {
    'te-eng-7': 'Northgate Athletic',
    'te-eng-12': 'Harbour Vale',
    'te-eng-1': 'Blackmere United',
    'te-eng-2': 'Saltmarsh City',
  },
};
