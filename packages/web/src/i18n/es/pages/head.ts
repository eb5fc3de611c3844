import type { Catalogue } from '../../namespace-types.ts';

export default {
  home: 'Resultados en directo, cuotas y pronósticos de fútbol, baloncesto y esports: los partidos de hoy y de mañana, con la mejor cuota de cada lado.',
  matches:
    '{{game}}: resultados, cuotas y pronósticos de cada torneo, en directo, próximos y finalizados.',
  match:
    '{{home}} - {{away}}, {{tournament}}, {{day}}: marcador, minuto a minuto, cuotas, estado de forma, clasificación y resultados.',
  finished:
    '{{result}}. {{tournament}}, {{day}}: minuto a minuto, cuotas, estado de forma, clasificación y resultados.',
  tournaments: '{{heading}}: en curso, próximos y finalizados, con sus fases, fechas y premios.',
  tournament:
    '{{name}}, {{country}}, {{season}}: partidos en directo, calendario, resultados, clasificación y eliminatorias.',
} satisfies Catalogue['head'];
