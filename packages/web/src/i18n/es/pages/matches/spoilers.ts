import type english from '../../../en/pages/matches/spoilers.ts';
import type { Translated } from '../../../translated.ts';

const spoilers: Translated<typeof english> = {
  spoken: 'resultado oculto',
  show: 'Mostrar',
  showOf: 'Mostrar el resultado: {{name}}',
  day: 'Mostrar todos',
  dayOf: 'Mostrar todos los resultados del día',
  updates:
    'Oculto, para no desvelar nada. Muestra el resultado o reproduce el partido desde el inicio.',
  counted: 'Oculto, porque desvelaría resultados que no has visto.',
};

export default spoilers;
