import type { Catalogue } from '../../namespace-types.ts';

export default {
  plainTitle: 'Artículo',
  news: 'Noticias',
  related: 'Te puede interesar',
  board: { NEWS: 'Noticia', GUIDES: 'Guía', INTERVIEW: 'Entrevista', ANALYTICS: 'Análisis' },
} satisfies Catalogue['article'];
