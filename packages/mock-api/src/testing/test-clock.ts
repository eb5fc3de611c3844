import { worldAtOf } from '@touchline/shared/domain/http/world-headers';
import { parseInstant } from '../instant.ts';
import type { OwnWorld } from './world-options.ts';

/** Both in milliseconds. */
export interface TestClock {
  real(): number;
  world(): number;
}

async function parsedClock(text: string): Promise<() => number> {
  const ms = parseInstant(text);
  if (ms !== undefined) return () => ms;
  const { parseWorldAt, WORLD_AT_RULE } = await import('../worlds/parse-world-at.ts');
  const read = () => parseWorldAt(text, { real: Date.now(), world: Date.now() });
  const first = read();
  if (!first.ok) throw new Error(`at: '${text}' ${first.error}; ${WORLD_AT_RULE}.`);
  return () => {
    const parsed = read();
    return parsed.ok ? parsed.instant : Number.NaN;
  };
}

/** A function sets the real time too: tokens expire by it. */
export async function testClock({ at, speed }: OwnWorld): Promise<TestClock> {
  if (typeof at === 'function') return { real: at, world: at };
  const real = () => Date.now();
  if (at === undefined) return { real, world: real };
  if (typeof at !== 'string' && speed === undefined) {
    const ms = Number(at);
    return { real, world: () => ms };
  }
  const text = typeof at === 'string' ? at : new Date(at).toISOString();
  return { real, world: await parsedClock(worldAtOf(text, speed, real())) };
}
