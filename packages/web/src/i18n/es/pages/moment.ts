import type english from '../../en/pages/moment.ts';
import type { Translated } from '../../translated.ts';

const moment: Translated<typeof english> = {
  replay: {
    label: 'Momento del partido',
    play: 'Ver desde el inicio',
    hint: 'Arrastra la línea para ver cualquier minuto',
    moment: '{{clock}}, {{home}}–{{away}}',
    shown: '{{clock}}',
    end: 'Final, {{home}}–{{away}}',
    behind_one: '{{count}} min por detrás del directo',
    behind_many: '{{count}} min por detrás del directo',
    behind_other: '{{count}} min por detrás del directo',
    live: 'Volver al directo',
    full: 'Final',
    prices: 'Cuotas',
    charts: 'Gráficos',
    spread: '{{chance}}\u00a0% · de {{low}} a {{high}}, apertura {{opening}}',
    legend: 'Probabilidad según las mejores cuotas; la banda abarca todas las casas.',
    atKickOff: 'al inicio',
    first_one: '{{bookmaker}} fue la primera en moverse tras el gol, en {{count}} s',
    first_many: '{{bookmaker}} fue la primera en moverse tras el gol, en {{count}} s',
    first_other: '{{bookmaker}} fue la primera en moverse tras el gol, en {{count}} s',
  },
  title: '{{clock}} {{home}} {{score}} {{away}}',
  description:
    '{{home}} {{score}} {{away}}, {{clock}}, {{tournament}}, {{day}}: el marcador, el relato y las cuotas de ese minuto.',
  share: 'Compartir',
  copy: 'Copiar un enlace a este minuto',
  copied: 'Enlace copiado',
  alt: '{{home}} - {{away}}, {{tournament}}',
  delay: {
    short: 'Retardo',
    set: 'Retardo, al ritmo de mi emisión',
    label: 'Mi emisión va por detrás',
    seconds_one: '{{count}} s',
    seconds_many: '{{count}} s',
    seconds_other: '{{count}} s',
    behind_one: '{{count}} s por detrás',
    behind_many: '{{count}} s por detrás',
    behind_other: '{{count}} s por detrás',
    note: 'El marcador, el relato, las cuotas y los avisos esperan lo mismo.',
  },
  card: {
    finished: 'Final',
    live: '{{live}} {{clock}}',
    day: '{{day}}, UTC',
  },
};

export default moment;
