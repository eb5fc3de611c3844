import type english from '../../en/pages/offer.ts';
import type { Translated } from '../../translated.ts';

export default {
  question: '¿Cambiar a español?',
  accept: 'Cambiar',
  dismiss: 'No, gracias',
} satisfies Translated<typeof english>;
