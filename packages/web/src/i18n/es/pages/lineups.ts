import type english from '../../en/pages/lineups.ts';
import type { Translated } from '../../translated.ts';

const lineups: Translated<typeof english> = {
  title: 'Alineaciones',
  expected: 'Prevista, según el último partido',
  coach: 'Entrenador',
  changes: 'Cambios',
  changesOf: 'Cambios, {{team}}',
  on: 'Entra:',
  off: 'Sale:',
  sentOff: 'Expulsados',
  bench: 'Suplentes',
  benchOf: 'Suplentes, {{team}}',
  goal: 'Gol {{minutes}}',
  ownGoal: 'Gol en propia puerta {{minutes}}',
  yellow: 'Tarjeta amarilla {{minutes}}',
  red: 'Tarjeta roja {{minutes}}',
};

export default lineups;
