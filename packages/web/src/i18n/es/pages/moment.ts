import type english from '../../en/pages/moment.ts';
import type { Translated } from '../../translated.ts';

export default {
  replay: {
    label: 'Momento del partido',
    play: 'Revivir desde el inicio',
    hint: 'Arrastra la línea para ver cualquier minuto',
    moment: '{{clock}}, {{home}}–{{away}}',
    shown: '{{clock}}',
    end: 'Final, {{home}}–{{away}}',
    behind_one: 'hace {{count}} min',
    behind_many: 'hace {{count}} min',
    behind_other: 'hace {{count}} min',
    shared: 'Momento compartido',
    onward: 'Ver cómo siguió',
    live: 'Volver al directo',
    full: 'Final',
    prices: 'Gráfico de cuotas',
    lead: 'Gráfico de ventaja',
    line: 'línea {{line}}',
    spread: '{{chance}} · {{prices}}, apertura {{opening}}',
    spreadOfLine: '{{line}} · {{chance}} · {{prices}}',
    range: 'de {{low}} a {{high}}',
    legend: 'Línea: probabilidad con la mejor cuota. Banda: de la casa más baja a la más alta.',
    atKickOff: 'al inicio',
    first_one: '{{bookmaker}} fue la primera en moverse tras el gol, en {{count}} s',
    first_many: '{{bookmaker}} fue la primera en moverse tras el gol, en {{count}} s',
    first_other: '{{bookmaker}} fue la primera en moverse tras el gol, en {{count}} s',
  },
  momentum: 'Dominio: {{home}} dominó {{homeMinutes}} min y {{away}} {{awayMinutes}} min',
  title: '{{clock}} {{home}} {{score}} {{away}}',
  description:
    '{{home}} {{score}} {{away}}, {{clock}}, {{tournament}}, {{day}}: marcador, minuto a minuto y cuotas de entonces.',
  share: 'Compartir',
  copy: 'Compartir este minuto',
  copied: 'Enlace copiado',
  alt: '{{home}} - {{away}}, {{tournament}}',
  delay: {
    short: 'Retardo',
    set: 'Retardo, al ritmo de mi emisión',
  },
  card: {
    finished: 'Final',
    live: '{{live}} {{clock}}',
    day: '{{day}}, UTC',
  },
} satisfies Translated<typeof english>;
