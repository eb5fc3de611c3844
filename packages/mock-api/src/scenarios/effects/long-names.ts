import { keyedRandom } from '../../keyed-random.ts';
import type { Effect } from '../effect.ts';
import { type Fields, walk } from './map-objects.ts';

const LENGTH = 90;

function long(name: string): string {
  // Half of them without a place to break the line.
  const joint = keyedRandom(`long-names ${name}`) < 0.5 ? ' ' : '';
  const times = Math.ceil(LENGTH / (name.length + joint.length));
  return Array.from({ length: times }, () => (joint ? name : name.replaceAll(' ', ''))).join(joint);
}

const lengthened = (fields: Fields): Fields =>
  'logo' in fields && typeof fields.name === 'string'
    ? { ...fields, name: long(fields.name) }
    : fields;

/** Teams, tournaments and countries bear names of about ninety characters. */
export const longNames: Effect = { change: (data) => walk(data, lengthened) };
