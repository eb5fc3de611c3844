import { expect, test, vi } from 'vitest';
import { rememberByWorld } from '../src/pages/remember-by-world.ts';

test('PRF-8 what renders share is made once for each world, and again after a failure', async () => {
  const rememberFor = rememberByWorld();
  const make = vi.fn(async () => make.mock.calls.length);
  const remember = rememberFor({ world: undefined });
  expect(await Promise.all([remember('a', make), remember('a', make)])).toEqual([1, 1]);
  expect(await rememberFor({ world: { 'x-world-at': 'x' } })('a', make)).toBe(2);
  expect(await remember('b', make)).toBe(3);
  await expect(remember('c', async () => Promise.reject(new Error('down')))).rejects.toThrow();
  expect(await remember('c', make)).toBe(4);
});
