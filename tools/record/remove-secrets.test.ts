import { worldFetch } from '@touchline/mock-api/testing';
import { expect, test } from 'vitest';
import { removeSecrets } from './remove-secrets.ts';

const upstream = new URL('https://api.example');

test.each([
  '/news?sportType=football&limit=20',
  '/matches/live?limit=100',
  '/tournaments/ongoing?timezoneOffset=0&sportType=esports&size=100',
])('nothing in %s is taken for a secret', async (path) => {
  const ask = worldFetch({ at: '2026-11-28T16:40:00Z' });
  for (const language of ['en', 'zh']) {
    const response = await ask(path, { headers: { 'accept-language': language } });
    expect(response.status).toBe(200);
    const body = await response.json();
    const { value, redacted, suspects } = await removeSecrets(body, upstream);
    expect([suspects, [...redacted]]).toEqual([[], []]);
    expect(value).toEqual(body);
  }
});

test('an id in a parameter is no secret, another random text is one', async () => {
  const placesIn = async (target: string) =>
    (await removeSecrets({ target }, upstream)).suspects.map(({ place }) => place);
  expect(await placesIn('/teams/details?teamId=3zpctk9a7d2x8mqv&timezoneOffset=0')).toEqual([]);
  expect(await placesIn('/teams/details?teamId=te-1&of=3zpctk9a7d2x8mqv5h1w')).toEqual(['/target']);
});

test('the path of a drawing is no secret', async () => {
  const drawing = '<svg><path d="M-500-84H900V84H-500zM4q7Zk2xP9w"/></svg>';
  expect((await removeSecrets({ drawing }, upstream)).suspects).toEqual([]);
});
