import type { Catalogue } from '../../namespace-types.ts';

export default {
  question: '¿Cambiar a español?',
  accept: 'Cambiar',
  dismiss: 'No, gracias',
} satisfies Catalogue['offer'];
