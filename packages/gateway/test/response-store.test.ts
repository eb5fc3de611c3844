import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ResponseStore } from '../src/cache/response-store.ts';
import { ENCODINGS } from '../src/http/encoding.ts';
import { waitFor } from './wait-for.ts';

const response = (body: Buffer) => ({
  headers: { 'content-type': 'application/json' },
  body,
  shareable: true,
  ageSeconds: 0,
});

test('the cache counts the compressed forms of a response as they are made', async () => {
  const store = new ResponseStore(10_000_000);
  const body = Buffer.from(randomBytes(50_000).toString('hex'));
  const { representation } = store.set('key', response(body), 0);
  const alone = store.bytes;
  expect(alone).toBeGreaterThan(body.length);
  const forms = await Promise.all(ENCODINGS.map((encoding) => representation.encoded(encoding)));
  const added = forms.reduce((sum, { length }) => sum + length, 0);
  await waitFor(() => expect(store.bytes).toBe(alone + added));
  expect(store.get('key')?.representation).toBe(representation);
});

test('compressed forms make room like any other bytes', async () => {
  const store = new ResponseStore(1_000_000);
  const entries = Array.from({ length: 9 }, (_, n) => {
    const body = Buffer.from(randomBytes(50_000).toString('hex'));
    return store.set(`key ${n}`, response(body), 0);
  });
  for (const { representation } of entries) await representation.encoded('gzip');
  await waitFor(() => expect(store.bytes).toBeLessThanOrEqual(1_000_000));
  const kept = entries.filter((_, n) => store.get(`key ${n}`));
  expect(kept.length).toBeGreaterThan(4);
  expect(kept.length).toBeLessThan(9);
});
