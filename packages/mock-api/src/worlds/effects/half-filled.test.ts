import { contract, type JsonSchema } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import type { EffectCall } from '../effect.ts';
import { halfFilled } from './half-filled.ts';

/** The site sets the first; the other says what a match never has. */
const KEPT = ['covered', 'without'];
const { Match } = contract.schemas.components.schemas as Readonly<Record<string, JsonSchema>>;
const properties = Object.entries(Match?.properties as Readonly<Record<string, JsonSchema>>);
const extras = properties.filter(([, schema]) => schema['x-extra']).map(([name]) => name);

test('half-filled leaves each extra field of a match out of some matches, and in others', () => {
  const whole = Object.fromEntries(['statusId', ...extras].map((name) => [name, name]));
  const matches = Array.from({ length: 64 }, (_, id) => ({ id: `ma-${id}`, ...whole }));
  const half = halfFilled.transform?.(matches, {} as EffectCall) as Record<string, unknown>[];
  for (const name of extras) {
    const count = half.filter((match) => name in match).length;
    expect([name, count < matches.length]).toEqual([name, !KEPT.includes(name)]);
    expect([name, count > 0]).toEqual([name, true]);
  }
});
