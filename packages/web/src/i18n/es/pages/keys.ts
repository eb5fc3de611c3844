import type { Catalogue } from '../../namespace-types.ts';

export default {
  title: 'Atajos de teclado',
  next: 'Partido siguiente',
  previous: 'Partido anterior',
  open: 'Abrir el partido',
  star: 'Añadir a favoritos o quitar',
  find: 'Buscar en esta lista',
  days: 'Día anterior / siguiente',
  search: 'Buscar en el sitio',
  sheet: 'Mostrar los atajos',
} satisfies Catalogue['keys'];
