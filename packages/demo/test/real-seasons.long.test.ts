import { expect, test } from 'vitest';
import { differencesAt, openSeasons, randomInstants } from './real-seasons.ts';

/** A thousand take two minutes. */
const INSTANTS = process.env.TEST_NIGHTLY ? 1000 : 100;

test(`the live matches of the demo are those of the server at ${INSTANTS} random instants`, async () => {
  const seasons = await openSeasons();
  for (const at of randomInstants(INSTANTS)) {
    expect(await differencesAt(at, seasons, ['/matches/live?limit=40'])).toEqual([]);
  }
}, 1_800_000);
