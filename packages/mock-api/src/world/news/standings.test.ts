import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { loadHistory } from '../history/load-history.ts';
import type { Fixture, Tournament } from '../model.ts';
import { createWorld } from '../world.ts';
import { standingsAt } from './subject.ts';

const seed = 'touchline';

test.each([
  ['points that the league took', 'en2', 2021, '2022-04-01T12:00:00Z'],
  ['matches between two clubs with equal points', 'es1', 2012, '2013-06-10T12:00:00Z'],
  ['points from the first stage', 'at1', 2018, '2019-07-01T12:00:00Z'],
])('a story has the table of the site, with %s', async (_, code, year, at) => {
  const history = await loadHistory();
  const instant = Date.parse(at) / 1000;
  const engine = createEngine(seed, 'small', undefined, {}, history);
  const { store, roster } = engine;
  const tournament = roster.tournamentByCode.get(code) as Tournament;
  const last = store
    .season(tournament, year)
    .fixtures()
    .filter(({ start }) => start < instant)
    .at(-1) as Fixture;
  const shown = createWorld({ seed, size: 'small', history })
    .at(instant, 'en')
    .seasonTable(`se-${code}-${year}`)
    ?.tables.find(
      ({ stage, rows }) =>
        stage === last.stage.name.en && rows.some(({ team }) => team.id === last.home.id),
    );
  const rows = standingsAt({ engine, fixture: last }, instant)?.rows;
  expect(rows?.map(({ team, points }) => [team.id, points])).toEqual(
    shown?.rows.map(({ team, points }) => [team.id, points]),
  );
});
