import type english from '../../en/pages/predictions.ts';
import type { Translated } from '../../translated.ts';

const predictions: Translated<typeof english> = {
  title: '{{game}}: pronósticos de hoy',
  description:
    '{{game}}: partidos con pronósticos de hoy, porcentaje de victorias, estado de forma y mejores cuotas, y qué tal salieron los de ayer.',
  news: 'Noticias',
  today: 'Lo que queda hoy',
  what: 'Los partidos de hoy con pronósticos, primero los más próximos. Nuestra elección es simplemente el favorito: el equipo cuya mejor cuota al inicio es más baja. El empate devuelve lo apostado. Los pronósticos cuentan artículos, no opiniones. El porcentaje de victorias abarca los últimos seis meses.',
  winRate: '% de victorias',
  form: 'Racha',
  best: 'Mejores cuotas',
  pick: 'Gana {{team}}',
  none: 'Sin favorito claro',
  picked: 'pronosticado',
  yesterday: 'Ayer',
  tally: { hit: 'aciertos', miss: 'fallos', drawn: 'empates' },
  verdict: { hit: 'Acierto', miss: 'Fallo', drawn: 'Empate' },
};

export default predictions;
