import { ratingsOf, statisticsAt } from '@touchline/shared/domain/timeline';
import type { Match, MatchLineups, MatchStatistics, MatchTimeline } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import { expect, test } from 'vitest';
import { titlePlays } from '../src/world/players/title-play.ts';
import { DAY_SECONDS, sharedWorld } from './world-samples.ts';

const SATURDAY = 1_795_824_000;
const world = sharedWorld('touchline', 'standard');
const late = world.at(SATURDAY + 2 * DAY_SECONDS, 'en');
const matches = late.matchesBetween(SATURDAY - 2 * DAY_SECONDS, SATURDAY + DAY_SECONDS, 'esports');
/** One of each title. */
const samples = [...Map.groupBy(matches, ({ tournament }) => tournament.sportType).values()].map(
  ([first]) => first as Match,
);

const statisticsOf = (id: string) => late.statistics(id) as MatchStatistics;
const playOf = ({ tournament: { sportType } }: Match) =>
  titlePlays[sportType as keyof typeof titlePlays];

test('MDT-7 a roster has a player for each role of its title, a substitute and a coach', () => {
  expect(samples).toHaveLength(Object.keys(titlePlays).length);
  let standIns = 0;
  for (const match of matches) {
    const { home, away } = late.lineups(match.id) as MatchLineups;
    for (const { starters, bench, coach, substitutions } of [home, away]) {
      expect(starters.map(({ position }) => position)).toEqual(playOf(match).roles);
      expect(bench).toHaveLength(1);
      expect(coach).toBeTruthy();
      expect(substitutions).toEqual([]);
      if (bench[0]?.position !== 'substitute') standIns++;
    }
  }
  expect(standIns / matches.length / 2).toBeGreaterThan(0.02);
  expect(standIns / matches.length / 2).toBeLessThan(0.12);
});

test('MDT-8 the statistics of the longest matches of each title keep the contract', () => {
  const check = responseCheck(contract);
  const schema = { $ref: 'contract#/components/schemas/MatchStatistics' };
  const partsOf = ({ id }: Match) => statisticsOf(id).periods.length;
  const longest = [...Map.groupBy(matches, ({ tournament }) => tournament.sportType).values()].map(
    (some) => some.reduce((one, other) => (partsOf(other) > partsOf(one) ? other : one)),
  );
  // Five maps, which take more than a million to equip.
  const bestOfFive = 'ma-valcircuit-2026s4-b17-1';
  for (const id of [bestOfFive, ...longest.map((match) => match.id)])
    expect(check(schema, statisticsOf(id)), id).toEqual([]);
});

test('MDT-7 handles are the same in every language, and nobody of a title has that of another', () => {
  const chinese = world.at(SATURDAY + 2 * DAY_SECONDS, 'zh');
  const owners = new Map<string, string>();
  for (const { id, tournament } of matches) {
    const { home, away } = late.lineups(id) as MatchLineups;
    for (const { player } of [...home.starters, ...away.starters]) {
      const handle = `${tournament.sportType} ${player.name.toLowerCase()}`;
      expect(owners.get(handle) ?? player.id, handle).toBe(player.id);
      owners.set(handle, player.id);
    }
    expect(chinese.lineups(id)?.home.starters).toEqual(home.starters);
  }
  expect(owners.size).toBeGreaterThan(800);
});

test('MDT-7 the veto names every map of the title once, an hour before the start and not earlier', () => {
  for (const { id, startTime, periods = [], ...match } of samples) {
    const { veto } = late.lineups(id) as MatchLineups;
    expect(veto !== undefined).toBe(playOf(match as Match).hasVeto === true);
    if (!veto) continue;
    const chosen = veto.filter(({ action }) => action !== 'ban').map(({ map }) => map);
    expect(periods.map(({ name }) => name)).toEqual(chosen.slice(0, periods.length));
    expect(veto.at(-1)).not.toHaveProperty('side');
    expect(world.at(startTime - 3601, 'en').lineups(id)).not.toHaveProperty('veto');
    expect(world.at(startTime - 3600, 'en').lineups(id)?.veto).toEqual(veto);
  }
});

test('MDT-8 the history of a match gives its statistics of every minute, and nothing that comes', () => {
  for (const { id, startTime, endTime } of samples) {
    const whole = late.timeline(id) as MatchTimeline;
    for (let at = startTime - 60; at <= endTime; at += 613) {
      const view = world.at(at, 'en');
      const now = view.statistics(id) as MatchStatistics;
      expect(statisticsAt(whole, at - startTime), id).toEqual(now);
      expect(statisticsAt(view.timeline(id) as MatchTimeline, at - startTime)).toEqual(now);
    }
  }
});

test('MDT-8 the figures are those of the titles: in the mean of three days', () => {
  const mean = (title: string, key: string) => {
    const values = matches
      .filter(({ tournament }) => tournament.sportType === title)
      .flatMap(({ id }) => statisticsOf(id).periods.filter(({ kind }) => kind === 'map'))
      .map(({ rows }) => rows.find((row) => row.key === key) ?? { home: 0, away: 0 });
    return values.reduce((sum, { home, away }) => sum + home + away, 0) / values.length;
  };
  const within = (title: string, key: string, least: number, most: number) => {
    expect(mean(title, key), `${title} ${key}`).toBeGreaterThan(least);
    expect(mean(title, key), `${title} ${key}`).toBeLessThan(most);
  };
  within('cs2', 'kills', 110, 160);
  within('cs2', 'plants', 6, 14);
  within('valorant', 'ecoWins', 1, 6);
  within('lol', 'towers', 8, 13);
  within('lol', 'gold', 100_000, 180_000);
  within('cod', 'kills', 140, 240);
  within('rocket-league', 'shots', 8, 16);
});

test('MDT-8 a rating is about 1 in the mean, and more for more kills and fewer deaths', () => {
  const [many = 0, few = 0, dead = 0] = ratingsOf([
    { kills: 20, deaths: 10, assists: 4 },
    { kills: 10, deaths: 10, assists: 4 },
    { kills: 10, deaths: 20, assists: 4 },
  ]);
  expect(many).toBeGreaterThan(few);
  expect(few).toBeGreaterThan(dead);
  expect(ratingsOf([{ kills: 0 }, { kills: 0 }])).toEqual([1, 1]);
  const ratings = samples.flatMap(({ id }) => {
    const { players } = statisticsOf(id);
    return [...(players?.home ?? []), ...(players?.away ?? [])].map(({ rating = 0 }) => rating);
  });
  const mean = ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
  expect(mean).toBeGreaterThan(0.95);
  expect(mean).toBeLessThan(1.1);
});

test('PLA-1 the season of a player is the sum of the matches, each as its statistics have it', () => {
  for (const { id, homeTeam } of samples.slice(0, 3)) {
    const { home } = late.lineups(id) as MatchLineups;
    const playerId = home.starters[1]?.player.id ?? '';
    const details = late.player(playerId);
    const played = late.playerMatches(playerId) ?? [];
    expect(details?.team?.id).toBe(homeTeam.id);
    expect(details?.season.matches).toBe(played.length);
    const kills = played.reduce((sum, match) => sum + (match.kills ?? 0), 0);
    expect(details?.season.kills ?? 0).toBe(kills);
    for (const match of played.slice(0, 5)) {
      const lines = Object.values(statisticsOf(match.matchId).players ?? {}).flat();
      const line = lines.find(({ player }) => player.id === playerId);
      expect(line).toMatchObject({ minutes: match.minutes, rating: match.rating });
      expect(line?.kills).toBe(match.kills);
    }
  }
});

test('PLA-2 a top list is what the matches of its season have, and ratings are their mean', () => {
  for (const id of ['to-cscircuit', 'to-rlcircuit']) {
    const tournament = late.tournament(id);
    for (const by of ['rating', 'kills', 'goals', 'assists'] as const) {
      const leaders = late.leaders(id, by, 1000) ?? [];
      const isCounted = by !== (id === 'to-cscircuit' ? 'goals' : 'kills');
      expect(leaders.length > 0, `${id} ${by}`).toBe(isCounted);
      for (const { player, value } of leaders.slice(0, 2)) {
        const values = (late.playerMatches(player.id) ?? [])
          .filter(
            (match) =>
              match.tournament?.id === id && match.startTime >= (tournament?.startTime ?? 0),
          )
          .map((match) => match[by] ?? 0);
        const sum = values.reduce((all, one) => all + one, 0);
        expect(value).toBeCloseTo(by === 'rating' ? sum / values.length : sum, 1);
      }
    }
  }
});
