import type english from '../../en/pages/calendar.ts';
import type { Translated } from '../../translated.ts';

export default {
  mine: 'Mis partidos',
  title: 'Añadir al calendario',
  subscribe: 'Suscribirse',
  subscribeHint: 'Abre tu calendario, que mantiene los partidos al día',
  copy: 'Copiar enlace',
  copyHint: 'Para Google Calendar y otros que piden una dirección',
  copied: 'Enlace del calendario copiado',
  download: 'Descargar archivo',
  downloadHint: 'Los partidos tal como están ahora, sin actualizaciones',
  results: 'Los resultados aparecen unos minutos después de cada partido.',
  covered: 'Sin resultados, porque están ocultos en este dispositivo.',
  demo: 'La demo no tiene un servidor al que suscribir un calendario, pero el archivo está completo.',
} satisfies Translated<typeof english>;
