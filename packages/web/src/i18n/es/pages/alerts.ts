import type english from '../../en/pages/alerts.ts';
import type { Translated } from '../../translated.ts';

export default {
  label: 'Avisos',
  bell: 'Avisos de este partido',
  bellOn: 'Avisos activados',
  bellOff: 'Avisos desactivados',
  close: 'Cerrar',
  kickOff: {
    football: 'Empieza el partido',
    basketball: 'Salto inicial',
    esports: 'Empieza el partido',
  },
  kickOffs_one: 'Ha empezado {{count}} partido',
  kickOffs_many: 'Han empezado {{count}} de partidos',
  kickOffs_other: 'Han empezado {{count}} partidos',
  goal: { team: 'Gol de {{team}}', plain: 'Gol' },
  redCard: { team: 'Roja a {{team}}', plain: 'Tarjeta roja' },
  quarter: 'Fin del cuarto {{number}}',
  map: 'Mapa {{number}} terminado',
  end: { football: 'Final del partido', basketball: 'Final', esports: 'Final' },
  question: {
    title: '¿Quieres avisos de tus partidos favoritos?',
    text: 'El inicio, los goles, las rojas y el resultado, también cuando esta pestaña está en segundo plano.',
    allow: 'Permitir notificaciones',
    later: 'Ahora no',
  },
  away: {
    title: 'Mientras no estabas',
    spoken_one: 'Mientras no estabas: {{count}} novedad en tus partidos favoritos',
    spoken_many: 'Mientras no estabas: {{count}} de novedades en tus partidos favoritos',
    spoken_other: 'Mientras no estabas: {{count}} novedades en tus partidos favoritos',
    more_one: 'y {{count}} más',
    more_many: 'y {{count}} más',
    more_other: 'y {{count}} más',
  },
  settings: {
    hint: 'Para tus partidos favoritos y los de tus equipos favoritos.',
    kickOff: 'Inicio',
    goal: 'Goles',
    redCard: 'Tarjetas rojas',
    period: 'Cuartos y mapas',
    end: 'Resultados',
    sound: 'Sonido',
    notifications: 'Notificaciones del navegador',
    blocked: 'Las notificaciones están bloqueadas en los ajustes del navegador.',
  },
} satisfies Translated<typeof english>;
