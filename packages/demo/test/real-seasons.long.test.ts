import { expect, test } from 'vitest';
import { differencesAt, openSeasons, randomInstants } from './real-seasons.ts';

test('the live matches of the demo are those of the server at a thousand instants', async () => {
  const seasons = await openSeasons();
  for (const at of randomInstants(1000)) {
    expect(await differencesAt(at, seasons, ['/matches/live?limit=40'])).toEqual([]);
  }
}, 1_800_000);
