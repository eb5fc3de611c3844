import type { Catalogue } from '../../namespace-types.ts';

export default {
  title: 'Revive el {{day}}',
  description:
    'Los partidos de un día pasado, sincronizados desde el inicio: los marcadores se mueven como entonces.',
  crumb: 'Revivir',
  intro: 'Sincronizados desde el inicio. Los marcadores se mueven como entonces.',
  play: 'Reproducir',
  pause: 'Pausar',
  speed: 'Velocidad',
  times: '×{{speed}}',
  next: { football: 'Siguiente gol', basketball: 'Siguiente cuarto', esports: 'Siguiente mapa' },
  line: 'Hora del día',
  choose: 'Elegir partidos',
  chosen: '{{count}} de {{max}} elegidos',
  done: 'Listo',
  loading: 'Cargando los partidos…',
  noTimeline: 'Este partido no se puede revivir',
  noMatches: 'Ningún partido de este día ha terminado',
  keys: 'Espacio reproduce y pausa, ← → mueven un minuto, N va al siguiente',
  noDay: 'Solo se pueden revivir días pasados',
  noDayText: 'Elige un día que ya se haya jugado.',
  yesterday: 'Revive el día de ayer',
  conference: {
    title: 'Multipartido en vivo',
    intro: {
      football: 'Los partidos del momento en una pantalla. Los goles se iluminan.',
      basketball: 'Los partidos del momento en una pantalla.',
      esports: 'Los partidos del momento en una pantalla. Los mapas ganados se iluminan.',
    },
    none: 'No se está jugando ningún partido',
    next: 'Próximos partidos',
    unknown: 'Algunos partidos de esta dirección no existen.',
  },
} satisfies Catalogue['watch'];
