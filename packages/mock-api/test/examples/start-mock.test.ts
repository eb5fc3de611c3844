import { expect, onTestFinished, test } from 'vitest';
import { startMock } from '../../src/testing/index.ts';

test('a server whose every list is empty', async () => {
  const mock = await startMock({ at: '2026-11-28T15:20:00Z', scenarios: 'empty' });
  onTestFinished(() => mock.close());
  const response = await fetch(`${mock.url}/matches/live`);
  expect(response.headers.get('x-world-now')).toBe('2026-11-28T15:20:00Z');
  expect(await response.json()).toEqual({ data: [] });
});

test('signing in, in a store of its own', async () => {
  const mock = await startMock();
  onTestFinished(() => mock.close());
  const response = await mock.fetch('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo@touchline.dev', password: 'touchline-demo' }),
  });
  expect(await response.json()).toMatchObject({ data: { accessToken: expect.any(String) } });
});
