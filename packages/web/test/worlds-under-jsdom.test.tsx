import { startMock, worldFetch } from '@touchline/mock-api/testing';
import { expect, onTestFinished, test } from 'vitest';

const AT = '2026-11-28T15:20:00Z';
const PATH = '/matches/live?limit=1';

test('under jsdom a world in process answers with JSON', async () => {
  const response = await worldFetch({ at: AT })(PATH);
  expect(await response.json()).toMatchObject({ data: [{ id: expect.any(String) }] });
});

test('under jsdom a world on a port answers with JSON', async () => {
  const mock = await startMock({ at: AT });
  onTestFinished(() => mock.close());
  const response = await fetch(mock.url + PATH);
  expect(await response.json()).toMatchObject({ data: [{ id: expect.any(String) }] });
});
