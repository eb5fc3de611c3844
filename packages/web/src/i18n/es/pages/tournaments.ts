import type english from '../../en/pages/tournaments.ts';
import type { Translated } from '../../translated.ts';

const tournaments: Translated<typeof english> = {
  heading: '{{game}}: torneos',
  headingOf: '{{game}}: torneos, {{country}}',
  title: {
    ongoing: '{{heading}} en curso',
    upcoming: '{{heading}}, próximos',
    finished: '{{heading}}, finalizados',
    year: '{{heading}} de {{year}}',
  },
  description: '{{heading}}: en curso, próximos y finalizados, con sus fases, fechas y premios.',
  states: 'Torneos por estado',
  state: { ongoing: 'En curso', upcoming: 'Próximos', finished: 'Finalizados' },
  loading: 'Podrás cambiar de deporte cuando se hayan cargado los torneos.',
  group: {
    starred: 'Favoritos',
    continental: 'Continentales',
    championship: 'Campeonatos',
    circuit: 'Circuitos',
    league: 'Ligas',
    cup: 'Copas',
  },
  plainTitle: 'Torneo',
  detail: {
    title: '{{name}} {{season}}: calendario, resultados y clasificación',
    description:
      '{{name}}, {{country}}, {{season}}: partidos en directo, calendario, resultados, clasificación y eliminatorias.',
    season: 'Temporada {{season}}',
    teams_one: 'equipo',
    teams_many: 'equipos',
    teams_other: 'equipos',
    round: 'Jornada {{round}} de {{count}}',
    division: 'División',
    groups: 'Grupos',
    oneTable: 'Tabla única',
    stage: 'Fase',
    noStage: 'Sin fase en curso',
    rounds: 'Jornadas',
    prize: 'Premios',
    leader: 'Líder',
    teamsToCome: 'Equipos por confirmar',
    upcoming: 'Próximos',
    live: 'En directo y próximos',
    finished: 'Finalizados',
    major: 'Grandes torneos',
  },
  bracket: {
    title: 'Eliminatorias',
    open: 'Por decidir',
    tie: '{{home}} contra {{away}}',
    score: '{{home}}–{{away}}',
    series: 'partidos ganados {{home}}–{{away}}',
    through: 'pasa {{team}}',
    champion: '{{team}} gana el torneo',
    game_one: '{{count}} partido',
    game_many: '{{count}} de partidos',
    game_other: '{{count}} partidos',
  },
};

export default tournaments;
