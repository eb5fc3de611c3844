import type { Catalogue } from '../../../namespace-types.ts';

export default {
  spoken: 'resultado oculto',
  show: 'Ver marcador',
  showOf: 'Ver marcador de {{name}}',
  league: 'Ver marcadores',
  day: 'Ver todos',
  dayOf: 'Ver todos los marcadores del día',
  updates: 'Oculto para evitar spoilers. Muestra el marcador o revive el partido desde el inicio.',
  counted: 'Oculto: desvelaría resultados que no has visto.',
  yesterday: 'Oculto: desvelaría los resultados de ayer.',
  chat: 'Las respuestas pueden incluir resultados: «Sin spoilers» no cubre el chat.',
} satisfies Catalogue['matches/spoilers'];
