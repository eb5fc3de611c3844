import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadHistory } from '../history/load-history.ts';
import { packSeasons, unpackSeason } from '../history/pack.ts';
import { readSeason } from './read-season.ts';

const PACK = new URL('../../../seasons/seasons.json.gz', import.meta.url);
const MAX_BYTES = 2_000_000;

test('a packed season has the same matches', () => {
  const matches = [
    ['Group A', '2013-09-17', '20:45', { ht: [0, 1], ft: [1, 2] }],
    ['Final', '2014-05-24', undefined, { ht: [0, 1], ft: [1, 1], et: [4, 1] }],
    ['Semifinals', '2014-04-23', '20:45', { ft: [1, 0], et: [1, 0], p: [4, 2] }],
    ['Semifinals', '2014-04-30', '20:45', undefined],
  ].map(([round, date, time, score], no) => ({
    round,
    date,
    time,
    score,
    team1: `Home ${no}`,
    team2: `Away ${no}`,
    ...(no === 0 && { status: 'awarded' }),
  }));
  const text = JSON.stringify({ name: 'A cup', matches });
  const { season } = readSeason('2013-14/uefa.cl.json', text);
  if (!season) throw new Error('The season has faults.');
  const pack = JSON.parse(JSON.stringify(packSeasons([season])));
  expect(unpackSeason(pack.seasons[0])).toEqual(season);
});

test('the pack has the seasons of the data in less than two megabytes', async () => {
  expect(statSync(PACK).size).toBeLessThan(MAX_BYTES);
  const { competitions } = await loadHistory();
  const seasons = competitions.flatMap((one) => [...one.seasons.values()]);
  expect(seasons).toHaveLength(271);
  expect(competitions).toHaveLength(43);
  const matches = seasons.reduce((sum, one) => sum + one.matches.length, 0);
  expect(matches).toBe(90_462);
});
