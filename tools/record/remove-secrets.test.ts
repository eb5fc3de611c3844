import { worldFetch } from '@touchline/mock-api/testing';
import { expect, test } from 'vitest';
import { removeSecrets } from './remove-secrets.ts';

const upstream = new URL('https://api.example');

test.each([
  '/news?sportType=football&limit=20',
  '/matches/live?limit=100',
  '/tournaments/ongoing?timezoneOffset=0&sportType=esports&size=100',
])('nothing in %s is taken for a secret', async (path) => {
  const ask = worldFetch({ at: '2026-11-28T16:40:00Z', size: 'small' });
  for (const language of ['en', 'zh']) {
    const response = await ask(path, { headers: { 'accept-language': language } });
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(await removeSecrets(body, upstream, expect.unreachable)).toEqual(body);
  }
});
