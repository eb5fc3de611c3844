import type { Catalogue } from '../namespace-types.ts';

export const home: Catalogue['core']['home'] = {
  title: 'Resultados, cuotas y pronósticos',
  scores: 'Resultados y pronósticos',
  brief: 'En breve',
  live: 'En directo',
  allLive: 'Todo en directo',
  allTomorrow: 'Todo lo de mañana',
  tomorrow: 'Mañana',
  tournaments: 'Torneos principales',
  allTournaments: 'Todos los torneos',
  sideLive: 'Partidos en directo',
  main: 'Partidos destacados',
};
