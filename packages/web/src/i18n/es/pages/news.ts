import type { Catalogue } from '../../namespace-types.ts';

export default {
  title: '{{game}}: noticias',
  description: '{{game}}: noticias, guías, entrevistas y análisis de Touchline.',
  boards: { NEWS: 'Noticias', GUIDES: 'Guías', INTERVIEW: 'Entrevistas', ANALYTICS: 'Análisis' },
  boardsLabel: 'Secciones de noticias',
  predictions: 'Pronósticos de hoy',
  elsewhere: 'Otros deportes',
} satisfies Catalogue['news'];
