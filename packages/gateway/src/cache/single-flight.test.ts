import { expect, test } from 'vitest';
import { SingleFlight } from './single-flight.ts';

test('a caller does not join a flight that the last one before it has left', async () => {
  const flights = new SingleFlight<string>();
  const client = new AbortController();
  const slow = flights.join('key', client.signal, () => new Promise(() => {}));
  client.abort();
  await expect(slow).rejects.toThrow();
  expect(flights.has('key')).toBe(false);
  const next = await flights.join('key', undefined, async () => 'its own');
  expect(next).toEqual({ value: 'its own', hasJoined: false });
});
