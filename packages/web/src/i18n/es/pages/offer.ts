import type english from '../../en/pages/offer.ts';
import type { Translated } from '../../translated.ts';

const offer: Translated<typeof english> = {
  question: '¿Cambiar a español?',
  accept: 'Cambiar',
  dismiss: 'No, gracias',
};

export default offer;
