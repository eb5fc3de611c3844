import { expect, test } from 'vitest';
import { openRealSeasons } from '../src/api/real-seasons.ts';
import { differencesAt, openSeasons, randomInstants } from './real-seasons.ts';

test('the real seasons of the demo are those of the server, byte for byte', async () => {
  const seasons = await openSeasons();
  for (const at of randomInstants(4)) expect(await differencesAt(at, seasons)).toEqual([]);
}, 60_000);

test('seasons that the host does not have are an error that names the file', async () => {
  const files = { get: async () => new Response('', { status: 404 }) };
  await expect(openRealSeasons(files, { seed: 'touchline', size: 'small' })).rejects.toThrow(
    'data/seasons.bin: the host responded with 404.',
  );
});
