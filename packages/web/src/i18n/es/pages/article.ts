import type english from '../../en/pages/article.ts';
import type { Translated } from '../../translated.ts';

export default {
  plainTitle: 'Artículo',
  news: 'Noticias',
  related: 'Te puede interesar',
  board: { NEWS: 'Noticia', GUIDES: 'Guía', INTERVIEW: 'Entrevista', ANALYTICS: 'Análisis' },
} satisfies Translated<typeof english>;
