import type { Standing, TournamentSeason } from '@touchline/types';
import { expect, test } from 'vitest';
import { createEngine } from '../src/world/engine.ts';
import { sharedWorld } from './world-samples.ts';

const AFTERNOON = 1_795_880_000;
const YEAR_SECONDS = 365 * 86_400;
const world = sharedWorld('touchline', 'standard');
const view = world.at(AFTERNOON, 'en');

const seasonsOf = (id: string, limit = 5, offset = 0) =>
  view.tournamentSeasons(id, { offset, limit }) as TournamentSeason[];

test('TRN-7 the seasons of a tournament begin with the current one, and those before have champions', () => {
  const { currentSeasonId } = view.tournament('to-eng1') ?? {};
  const [current, ...past] = seasonsOf('to-eng1');
  expect(current).toEqual({ id: currentSeasonId, name: '2026/27' });
  expect(past.map(({ name }) => name)).toEqual(['2025/26', '2024/25', '2023/24', '2022/23']);
  expect(past.every(({ champion }) => champion?.name)).toBe(true);
  expect(seasonsOf('to-eng1', 2, 2)).toEqual(past.slice(1, 3));
  expect(view.tournamentSeasons('to-none', { offset: 0, limit: 5 })).toBeUndefined();
});

test('TRN-7 the champion of a past league season is the first of its last table', () => {
  for (const { id, champion } of seasonsOf('to-eng1').slice(1)) {
    const { tables } = view.seasonTable(id) as Standing;
    expect(champion?.id).toBe(tables[0]?.rows[0]?.team.id);
  }
});

test('TRN-7 the champion is the one that the tournament named when the season was over', () => {
  const then = world.at(AFTERNOON - YEAR_SECONDS / 2, 'en');
  const ended = (['football', 'esports'] as const)
    .flatMap((sport) => then.tournaments('finished', { sport }, { offset: 0, limit: 6 }))
    .filter(({ champion }) => champion);
  expect(new Set(ended.map(({ type }) => type)).size).toBeGreaterThan(1);
  for (const { id, currentSeasonId, champion } of ended) {
    const season = seasonsOf(id, 3).find((one) => one.id === currentSeasonId);
    expect(season?.champion, id).toEqual(champion);
  }
});

test('TRN-7 a champion is not known before the season is over', () => {
  const { endTime } = view.tournament('to-eng1') ?? {};
  const before = world.at((endTime as number) - 7 * 86_400, 'en');
  expect(
    before.tournamentSeasons('to-eng1', { offset: 0, limit: 1 })?.[0]?.champion,
  ).toBeUndefined();
});

test('TRN-7 a season beside the current one has no champion before its last match is over', () => {
  const { roster, store, pastChampion } = createEngine('touchline', 'small');
  const tournament = roster.tournaments.find(({ id }) => id === 'to-eng1');
  expect(tournament).toBeDefined();
  if (!tournament) return;
  const last = Math.max(
    ...store
      .season(tournament, 2025)
      .fixtures()
      .map((one) => store.outcome(one).end),
  );
  const championAt = (instant: number) => pastChampion(tournament, 2025, instant);
  expect(championAt(last)).toBeDefined();
  expect(championAt(last - 1)).toBeUndefined();
});

test("TRN-7 the list of seasons goes back to the world's first", () => {
  const all = seasonsOf('to-eng1', 100);
  expect(all.at(-1)?.name).toBe('1996/97');
});
