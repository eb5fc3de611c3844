import type { Standing } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import type { History } from '../src/world/history/history.ts';
import { loadHistory } from '../src/world/history/load-history.ts';
import { readRound } from '../src/world/history/rounds.ts';
import type { RealMatch } from '../src/world/history/season-file.ts';
import type { WorldView } from '../src/world/world-view.ts';
import { sharedWorld } from './world-samples.ts';

let history: History;
let view: WorldView;
beforeAll(async () => {
  history = await loadHistory();
  const world = sharedWorld('touchline', 'small', history);
  view = world.at(Date.parse('2026-11-01T12:00:00Z') / 1000, 'en');
});

/** `sco1` is a simulated league. */
const seasonId = (code: string, year: number): string =>
  `se-${code.replaceAll('.', '').replace(/^sco1$/, 'sco1r')}-${year}`;

type Row = Standing['tables'][number]['rows'][number];

const textOf = ({
  won,
  draw,
  loss,
  goals,
  goalsAgainst,
}: Omit<Row, 'team' | 'points' | 'adjustment' | 'form'>) =>
  `${won} ${draw} ${loss} ${goals}:${goalsAgainst}`;

/** Victories, draws, defeats and goals of each club, as the results of the data give them. */
function fold(matches: readonly RealMatch[], idOf: (name: string) => string) {
  const rows = new Map<
    string,
    { -readonly [K in 'won' | 'draw' | 'loss' | 'goals' | 'goalsAgainst']: number }
  >();
  const add = (name: string, decided: number, goals: number, goalsAgainst: number) => {
    const id = idOf(name);
    const row = rows.get(id) ?? { won: 0, draw: 0, loss: 0, goals: 0, goalsAgainst: 0 };
    row[decided > 0 ? 'won' : decided < 0 ? 'loss' : 'draw']++;
    row.goals += goals;
    row.goalsAgainst += goalsAgainst;
    rows.set(id, row);
  };
  for (const { result, home, away } of matches) {
    if (!result) continue;
    const { full, extra, shootout } = result;
    const [scored, conceded] = extra ?? full;
    const [one, other] = shootout ?? extra ?? full;
    add(home, one - other, scored, conceded);
    add(away, other - one, conceded, scored);
  }
  return rows;
}

/** The points that leagues took away: season, club, points. */
const DEDUCTED = `
se-de2-2014 SV Sandhausen 3
se-de2-2014 VfR Aalen 2
se-de3-2016 FSV Frankfurt 9
se-de3-2016 VfR Aalen 9
se-de3-2017 Chemnitzer FC 9
se-de3-2017 Rot-Weiß Erfurt 10
se-de3-2020 KFC Uerdingen 05 3
se-en1-2023 Everton 8
se-en1-2023 Nottingham Forest 4
se-en2-2011 Portsmouth 10
se-en2-2014 Rotherham United 3
se-en2-2018 Birmingham City 9
se-en2-2019 Wigan Athletic 12
se-en2-2020 Sheffield Wednesday 6
se-en2-2021 Derby County 21
se-en2-2021 Reading 6
se-en2-2022 Reading 6
se-en2-2022 Wigan Athletic 3
se-en2-2024 Sheffield United 2
se-en2-2025 Sheffield Wednesday 18
se-en3-2010 Plymouth Argyle 10
se-en3-2012 Coventry City 10
se-en3-2012 Portsmouth 10
se-en3-2013 Coventry City 10
se-en3-2015 Bury 3
se-en3-2019 Bolton Wanderers 12
se-en4-2010 Hereford United 3
se-en4-2010 Torquay United 1
se-en4-2011 Port Vale 10
se-en4-2013 AFC Wimbledon 3
se-en4-2019 Macclesfield Town 17
se-fr1-2021 OGC Nice 1
se-fr1-2021 Olympique Lyonnais 1
se-fr1-2023 Montpellier HSC 1
se-fr2-2015 Nîmes Olympique 8
se-gr1-2018 PAOK Saloniki 2
se-it1-2014 Parma 7
se-it1-2018 Chievo Verona 3
se-it1-2022 Juventus 10
se-it2-2013 AS Bari 4
se-it2-2013 Siena 8
se-it2-2014 Brescia 6
se-it2-2014 Varese 4
se-it2-2016 Latina 7
se-it2-2016 Pisa 4
se-it2-2017 AS Bari 2
se-it2-2018 Foggia 6
se-it2-2018 Palermo 20
se-it2-2019 Trapani Calcio 2
se-it2-2024 Brescia 4
se-it2-2024 Cosenza 4
se-mx1-2018 CD Veracruz 6
se-nl1-2023 Vitesse 18
se-tr1-2024 Adana Demirspor 12`;

test('every table of the 271 seasons is the fold of its results, but for points that leagues took away', () => {
  const deducted: string[] = [];
  const wrong: string[] = [];
  let tableCount = 0;
  for (const { code, country, seasons } of history.competitions) {
    for (const [year, { matches }] of seasons) {
      const id = seasonId(code, year);
      const byStage = Map.groupBy(matches, ({ round }) => readRound(round).name.en);
      const [firstStage] = matches
        .filter(({ result }) => result)
        .toSorted((a, b) => a.day - b.day)
        .map(({ round }) => readRound(round).name.en);
      const idOf = (name: string) => history.clubs.team(name, country).id;
      for (const { stage, rows } of view.seasonTable(id)?.tables ?? []) {
        tableCount++;
        const carried = /round$|European/.test(stage) ? (byStage.get(firstStage ?? '') ?? []) : [];
        const expected = fold([...carried, ...(byStage.get(stage) ?? [])], idOf);
        for (const { team, points = 0, adjustment = 0, ...row } of rows) {
          const own = expected.get(team.id);
          if (!own || textOf(own) !== textOf(row)) wrong.push(`${id} ${stage} ${team.name}`);
          const won = row.won * 3 + row.draw;
          if (carried.length > 0) continue;
          if (won + adjustment !== points) wrong.push(`${id} ${stage} ${team.name}: ${adjustment}`);
          if (adjustment !== 0) deducted.push(`${id} ${team.name} ${-adjustment}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(deducted.sort()).toEqual(DEDUCTED.trim().split('\n'));
  expect(tableCount).toBeGreaterThan(271);
});

test.each([
  ['en.1', 2010, 'Manchester United', 80],
  ['en.1', 2011, 'Manchester City', 89],
  ['en.1', 2013, 'Manchester City', 86],
  ['en.1', 2015, 'Leicester City', 81],
  ['en.1', 2016, 'Chelsea', 93],
  ['en.1', 2017, 'Manchester City', 100],
  ['en.1', 2018, 'Manchester City', 98],
  ['en.1', 2024, 'Liverpool', 84],
  ['de.1', 2010, 'Borussia Dortmund', 75],
  ['de.1', 2012, 'Bayern München', 91],
  ['de.1', 2018, 'Bayern München', 78],
  ['es.1', 2012, 'FC Barcelona', 100],
  ['es.1', 2013, 'Atlético Madrid', 90],
  ['es.1', 2016, 'Real Madrid', 93],
  ['it.1', 2020, 'Inter', 91],
  ['it.1', 2022, 'Napoli', 90],
  ['it.1', 2023, 'Inter', 94],
  ['fr.1', 2016, 'AS Monaco', 95],
  ['nl.1', 2022, 'Feyenoord', 82],
  ['pt.1', 2020, 'Sporting CP', 85],
  ['tr.1', 2020, 'Beşiktaş', 84],
])('%s %i: %s are champions with %i points', (code, year, name, points) => {
  const first = view.seasonTable(seasonId(code, year))?.tables[0]?.rows[0];
  expect(first).toMatchObject({ team: { name }, points });
});

test.each([
  ['uefa.cl', 2012, 'te-ukr-shakhtar-donetsk', 'te-eng-chelsea'],
  ['uefa.cl', 2013, 'te-cze-viktoria-plzen', 'te-rus-cska-moskva'],
  ['uefa.cl', 2018, 'te-eng-tottenham-hotspur', 'te-ita-inter'],
  ['ru.1', 2018, 'te-rus-lokomotiv-moskva', 'te-rus-krasnodar'],
  ['ru.1', 2020, 'te-rus-rubin-kazan', 'te-rus-sochi'],
])('%s %i: goals away from home put %s before %s', (code, year, first, second) => {
  const ids = view
    .seasonTable(seasonId(code, year))
    ?.tables.map(({ rows }) => rows.map(({ team }) => team.id))
    .find((list) => list.includes(first));
  expect(ids?.indexOf(second)).toBe((ids?.indexOf(first) ?? 0) + 1);
});

test.each([
  ['en.4', 2010, 'Torquay United', 68],
  ['en.3', 2012, 'Coventry City', 55],
  ['en.2', 2014, 'Rotherham United', 46],
  ['en.4', 2019, 'Macclesfield Town', 19],
  ['de.2', 2014, 'VfR Aalen', 31],
  ['de.3', 2017, 'Chemnitzer FC', 22],
  ['fr.1', 2021, 'OGC Nice', 66],
  ['fr.1', 2023, 'Montpellier HSC', 41],
  ['it.2', 2013, 'AS Bari', 63],
  ['it.2', 2016, 'Latina', 32],
  ['it.2', 2018, 'Foggia', 37],
  ['it.2', 2024, 'Brescia', 39],
])('%s %i: %s end with %i points, after those that the league took', (code, year, name, points) => {
  const rows = view.seasonTable(seasonId(code, year))?.tables[0]?.rows;
  expect(rows?.find(({ team }) => team.name === name)?.points).toBe(points);
});

test.each([
  ['at.1', 2019, 'LASK', 'Regular season', 54, 1, undefined],
  ['at.1', 2019, 'LASK', 'Championship round', 33, 4, -4],
  ['mx.1', 2018, 'CD Veracruz', 'Apertura', 10, 18, undefined],
  ['mx.1', 2018, 'CD Veracruz', 'Clausura', -2, 18, -6],
])('%s %i: %s, %s: %i points and place %i, where points were taken in one stage', (...row) => {
  const [code, year, name, stage, points, place, adjustment] = row;
  const tables = view.seasonTable(seasonId(code, year))?.tables;
  const rows = tables?.find((one) => one.stage === stage)?.rows;
  expect(rows?.[place - 1]).toMatchObject({ team: { name }, points });
  expect(rows?.[place - 1]?.adjustment).toBe(adjustment);
});

test('points that were given back count until then alone', () => {
  const world = sharedWorld('touchline', 'small', history);
  const adjustmentAt = (day: string, id: string, name: string) =>
    world
      .at(Date.parse(`${day}T12:00:00Z`) / 1000, 'en')
      .seasonTable(id)
      ?.tables[0]?.rows.find(({ team }) => team.name === name)?.adjustment;
  expect(adjustmentAt('2023-01-19', 'se-it1-2022', 'Juventus')).toBeUndefined();
  expect(adjustmentAt('2023-03-01', 'se-it1-2022', 'Juventus')).toBe(-15);
  expect(adjustmentAt('2023-05-01', 'se-it1-2022', 'Juventus')).toBeUndefined();
  expect(adjustmentAt('2023-06-01', 'se-it1-2022', 'Juventus')).toBe(-10);
});

test('a season names the matches that have no result, from the day for which they were scheduled', () => {
  const world = sharedWorld('touchline', 'small', history);
  const leftOut = (day: string, id: string) =>
    world.at(Date.parse(`${day}T12:00:00Z`) / 1000, 'en').seasonTable(id)?.leftOut;
  expect(leftOut('2020-03-01', 'se-fr1-2019')).toBeUndefined();
  expect(leftOut('2020-06-30', 'se-fr1-2019')).toEqual({ cancelled: 101 });
  expect(leftOut('2025-06-30', 'se-es1-2024')).toEqual({ unrecorded: 10 });
  expect(leftOut('2012-06-30', 'se-en1-2011')).toBeUndefined();
});
