import type { Catalogue } from '../../namespace-types.ts';

export default {
  table: {
    past: 'En aquel momento',
    allThen: 'Cada partido cuenta con su marcador en ese minuto.',
    someThen:
      'Este partido cuenta con su marcador en ese minuto; los demás que se jugaban entonces no cuentan.',
    unknown: 'La clasificación de hoy: no tenemos los partidos de aquel momento.',
  },
  lead: {
    ahead: '{{team}} gana de {{count}}',
    level: 'Empate',
    biggest: 'Mayor ventaja',
  },
} satisfies Catalogue['replay'];
