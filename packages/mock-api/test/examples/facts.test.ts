import { createClient } from '@touchline/types';
import { expect, test } from 'vitest';
import { worldFetch } from '../../src/testing/index.ts';

test('a match that stands 3–0 in the 89th minute, between teams with names of one’s own', async () => {
  const at = '2026-11-28T16:40:00Z';
  const matchId = 'ma-eng1-2026-13-4';
  const fetch = worldFetch({
    at,
    facts: {
      matches: { [matchId]: { score: '3-0', minute: 89, at } },
      names: { 'te-eng-7': 'Castle Athletic' },
    },
  });
  const client = createClient({ baseUrl: 'http://world.test', fetch });
  const match = await client.GET('/matches/info', { params: { query: { matchId } } });
  expect(match).toMatchObject({
    statusId: 'ONGOING',
    clock: { phase: 'second-half', minute: 89 },
    homeTeam: { name: 'Castle Athletic', score: 3 },
    awayTeam: { score: 0 },
  });
});
