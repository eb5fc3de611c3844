import type english from '../../en/pages/article.ts';
import type { Translated } from '../../translated.ts';

const article: Translated<typeof english> = {
  plainTitle: 'Artículo',
  news: 'Noticias',
  related: 'Te puede interesar',
  board: { NEWS: 'Noticia', GUIDES: 'Guía', INTERVIEW: 'Entrevista', ANALYTICS: 'Análisis' },
};

export default article;
