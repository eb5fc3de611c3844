import type { Catalogue } from '../../namespace-types.ts';

export default {
  title: '{{game}}: pronósticos de hoy',
  description:
    '{{game}}: partidos con pronósticos de hoy, porcentaje de victorias, estado de forma y mejores cuotas, y qué tal salieron los de ayer.',
  news: 'Noticias',
  today: 'Lo que queda hoy',
  what: 'Los partidos de hoy con pronósticos, los más próximos primero. Nuestro pronóstico es simplemente el favorito: al inicio, el equipo cuya mejor cuota es más baja. Si hay empate se devuelve lo apostado, así que el porcentaje deja fuera los empates. El número de pronósticos es el de artículos, no el de votos. El porcentaje de victorias abarca los últimos seis meses.',
  winRate: 'Victorias',
  form: 'Racha',
  best: 'Mejor cuota',
  none: 'Sin favorito claro',
  picked: 'pronosticado',
  yesterday: 'Ayer',
  rate: { level: '{{percent}} de acierto sin contar empates', win: '{{percent}} de acierto' },
  tally: { hit: 'aciertos', miss: 'fallos', drawn: 'empates' },
  verdict: { hit: 'Acierto', miss: 'Fallo', drawn: 'Empate' },
} satisfies Catalogue['predictions'];
