import type english from '../../en/pages/teams.ts';
import type { Translated } from '../../translated.ts';

const teams: Translated<typeof english> = {
  title: '{{team}}: partidos, estado de forma y ranking',
  plainTitle: 'Equipo',
  description:
    '{{team}}, {{country}}: resultados, próximos partidos, porcentaje de victorias, estado de forma, torneos y ranking nacional.',
  ranking: {
    all: '{{game}}: ranking de {{teams}}',
    of: '{{game}}: ranking de {{country}}',
    description: '{{game}}: quién manda. Todos los equipos por puntos, con su país y su racha.',
    in: 'Ranking en {{country}}',
    more: 'Mostrar más {{teams}}',
  },
  summary: {
    place: 'N.º\u00a0{{place}}',
    placeOf: 'N.º\u00a0{{place}} de {{count}}',
    ranked: 'N.º\u00a0{{place}} del mundo, de {{count}}',
    winRate: 'de victorias',
    month: 'últimos 30 días',
    matches_one: 'partido en 12 meses',
    matches_many: 'partidos en 12 meses',
    matches_other: 'partidos en 12 meses',
    last: 'Último partido',
    next: 'Próximo partido',
    against: 'contra',
    none: 'ninguno',
  },
  streak: {
    once: {
      win: 'Ganó el último partido',
      draw: 'Empató el último partido',
      loss: 'Perdió el último partido',
    },
    run: {
      win: '{{count}} victorias seguidas',
      draw: '{{count}} empates seguidos',
      loss: '{{count}} derrotas seguidas',
    },
  },
  live: 'Jugando ahora',
  recent: 'Últimos partidos',
  next: 'Próximos partidos',
  more: 'Mostrar más partidos',
  noMatches: 'sin partidos',
  score: {
    title: 'Balance',
    win: 'ganados',
    draw: 'empatados',
    loss: 'perdidos',
    year: 'en los últimos 12 meses',
  },
  club: {
    title: 'El club',
    named: '{{name}} ({{country}})',
    kind: {
      football: 'un club de fútbol',
      basketball: 'un club de baloncesto',
      esports: 'un equipo de esports',
    },
    is: '{{name}} es {{kind}}.',
    since: '{{name}} es {{kind}} fundado en {{year}}.',
    ground: 'Juega en {{ground}}.',
    coach: 'Lo entrena {{coach}}.',
    place: 'Ocupa el puesto {{place}} del ranking.',
    placeOf: 'Ocupa el puesto {{place}} de {{count}} {{teams}} en el ranking.',
    year: 'En los últimos doce meses ha ganado {{wins}} de {{matches}} partidos.',
    tally: {
      football: 'Ha marcado {{goals}} goles y ha encajado {{against}}.',
      basketball: 'Ha anotado {{goals}} puntos y ha recibido {{against}}.',
      esports: 'Ha ganado {{goals}} mapas y ha perdido {{against}}.',
    },
  },
  facts: {
    title: 'Ficha',
    country: 'País',
    game: 'Juego',
    founded: 'Fundación',
    ground: 'Estadio',
    coach: 'Entrenador',
    place: 'Ranking',
    tally: { football: 'Goles', basketball: 'Puntos', esports: 'Mapas' },
  },
  cups: {
    title: 'Torneos',
    current: 'Actuales',
    upcoming: 'Próximos',
    over: 'Palmarés',
    season: 'Temporada {{season}}',
  },
};

export default teams;
