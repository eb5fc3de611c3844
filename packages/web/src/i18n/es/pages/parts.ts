import type english from '../../en/pages/parts.ts';
import type { Translated } from '../../translated.ts';

export default {
  lineups: {
    title: 'Alineaciones',
    expected: 'Prevista, según el último partido',
    coach: 'Entrenador',
    changes: 'Cambios',
    changesOf: 'Cambios, {{team}}',
    on: 'Entra:',
    off: 'Sale:',
    sentOff: 'Expulsados',
    sentOffOf: 'Expulsados, {{team}}',
    bench: 'Suplentes',
    benchOf: 'Suplentes, {{team}}',
    goal: 'Gol {{minutes}}',
    ownGoal: 'Gol en propia puerta {{minutes}}',
    yellow: 'Tarjeta amarilla {{minutes}}',
    red: 'Tarjeta roja {{minutes}}',
  },
  statistics: {
    title: 'Estadísticas',
    periods: {
      match: 'Partido',
      firstHalf: '1.ª parte',
      secondHalf: '2.ª parte',
      extraTime: 'Prórroga',
    },
    keys: {
      possession: 'Posesión',
      expectedGoals: 'Goles esperados (xG)',
      shots: 'Remates',
      shotsOnTarget: 'A puerta',
      shotsOffTarget: 'Fuera',
      shotsBlocked: 'Bloqueados',
      saves: 'Paradas',
      corners: 'Córners',
      passes: 'Pases',
      fouls: 'Faltas',
      offsides: 'Fueras de juego',
      yellowCards: 'Amarillas',
      redCards: 'Rojas',
    },
  },
} satisfies Translated<typeof english>;
