import { keyedRandom } from '@touchline/shared/domain/seeded-random';
import type { Effect } from '../effect.ts';
import { type JsonObject, transformObjects } from './transform-objects.ts';

const MIN_LENGTH = 90;

function repeatName(name: string): string {
  // Half of the names have no space to break the line at.
  const separator = keyedRandom(`long-names ${name}`) < 0.5 ? ' ' : '';
  const part = separator ? name : name.replaceAll(' ', '');
  const times = Math.ceil(MIN_LENGTH / (name.length + separator.length));
  return Array.from({ length: times }, () => part).join(separator);
}

const lengthenName = (entity: JsonObject): JsonObject =>
  'logo' in entity && typeof entity.name === 'string'
    ? { ...entity, name: repeatName(entity.name) }
    : entity;

/** Lengthens the names of teams, tournaments and countries to about ninety characters. */
export const longNames: Effect = { transform: (data) => transformObjects(data, lengthenName) };
