import { createClient } from '@touchline/types';
import { expect, test } from 'vitest';
import { worldFetch } from '../../src/testing/index.ts';

test('what a client sees on a Saturday afternoon, without a port', async () => {
  const fetch = worldFetch({ at: '2026-11-28T15:20:00Z' });
  const client = createClient({ baseUrl: 'http://world.test', fetch });
  const live = await client.GET('/matches/live', { params: { query: { limit: 5 } } });
  expect(live).toHaveLength(5);
  expect(live[0]?.homeTeam.name).toEqual(expect.any(String));
});

test('the table fails, the match works', async () => {
  const fetch = worldFetch({
    at: '2026-11-28T15:20:00Z',
    overrides: {
      getTournamentTable: { fail: 503 },
      getMatch: { set: { '/data/tips': 0 } },
    },
  });
  const client = createClient({ baseUrl: 'http://world.test', fetch });
  const table = client.GET('/tournaments/table', {
    params: { query: { tournamentId: 'to-eng1' } },
  });
  await expect(table).rejects.toMatchObject({ status: 503 });
  const [match] = await client.GET('/matches/live', { params: { query: { limit: 1 } } });
  const matchId = match?.id as string;
  const found = await client.GET('/matches/info', { params: { query: { matchId } } });
  expect(found).toMatchObject({ id: matchId, tips: 0 });
});
