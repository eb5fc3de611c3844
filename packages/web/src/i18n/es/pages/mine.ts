import type english from '../../en/pages/mine.ts';
import type { Translated } from '../../translated.ts';

export default {
  title: 'Mis equipos',
  question: 'Serán lo primero de la portada.',
  choose: 'Elegir',
  dismiss: 'Ahora no',
  edit: 'Editar',
  calendar: 'Calendario',
  matches: 'Mis partidos',
  calendarOf: 'Todos tus favoritos',
  quiet: 'Nada nuevo en los últimos tres días.',
  pick: {
    title: 'Elige tus equipos',
    find: 'Busca un equipo por su nombre',
    none: 'Ningún equipo tiene ese nombre',
    count_one: '{{count}} equipo elegido',
    count_many: '{{count}} de equipos elegidos',
    count_other: '{{count}} equipos elegidos',
    done: 'Listo',
  },
  add: {
    title: 'Añadir al calendario',
    subscribe: 'Suscribirse',
    subscribeHint: 'Tu calendario los mantiene al día',
    copy: 'Copiar enlace',
    copyHint: 'Para Google Calendar y otros que piden una dirección',
    copied: 'Enlace del calendario copiado',
    download: 'Descargar archivo',
    downloadHint: 'Los partidos tal como están ahora, sin actualizaciones',
    results: 'Los resultados aparecen unos minutos después de cada partido.',
    covered: 'Sin resultados, porque están ocultos en este dispositivo.',
    demo: 'La demo no tiene un servidor al que suscribir un calendario, pero el archivo está completo.',
  },
} satisfies Translated<typeof english>;
