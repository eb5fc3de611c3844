import type { Catalogue } from '../../namespace-types.ts';

export default {
  name: 'Retardo',
  label: 'Retardo de mi emisión',
  seconds_one: '{{count}} s',
  seconds_many: '{{count}} s',
  seconds_other: '{{count}} s',
  less_one: '{{count}} s menos',
  less_many: '{{count}} s menos',
  less_other: '{{count}} s menos',
  more_one: '{{count}} s más',
  more_many: '{{count}} s más',
  more_other: '{{count}} s más',
  note: 'Todo el sitio espera: el marcador, el minuto a minuto, las cuotas y los avisos se retrasan lo mismo.',
  none: 'Sin retardo',
} satisfies Catalogue['delay'];
