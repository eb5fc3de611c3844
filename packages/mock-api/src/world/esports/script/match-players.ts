import { actionCounts, type EsportsCount, ratingsOf } from '@touchline/shared/domain/timeline';
import type { LeadersBy } from '@touchline/types';
import { MINUTE_SECONDS } from '../../calendar/civil.ts';
import type { Fixture, MatchPlayers } from '../../model.ts';
import { cachedCounts } from '../../players/cached-counts.ts';
import { squadYears } from '../../players/squad.ts';
import { titlePlays } from '../../players/title-play.ts';
import { SIDES } from '../../sides.ts';
import { type EsportsOutcome, type PlayedMap, titleRowOf } from '../maps.ts';
import type { Sink } from './map-writer.ts';
import { playScript } from './match-script.ts';
import { shirtsIn } from './sheet.ts';

/** Seasons whose counts are cached: some hundred bytes per finished match. */
const SEASONS = 16;

type Counts = Partial<Record<EsportsCount, number>>;

/** What each of those who play has done, the home side first. */
interface Score {
  readonly counts: readonly Counts[];
  readonly ratings: readonly number[];
}

function countActs(outcome: EsportsOutcome, seconds: number): Score {
  const { roles, counts: keys } = titlePlays[titleRowOf(outcome.fixture.season).title];
  const size = roles.length;
  const width = keys.length;
  const totals = new Uint16Array(2 * size * width);
  const act: Sink['act'] = (at, side, place, action) => {
    if (at > seconds) return;
    const row = (side === 'home' ? place : size + place) * width;
    for (const key of actionCounts[action] as readonly EsportsCount[]) {
      const column = keys.indexOf(key);
      if (column >= 0) totals[row + column] = (totals[row + column] as number) + 1;
    }
  };
  playScript(outcome, { playersOnly: true, act, add() {} }, seconds);
  const counts = Array.from(
    { length: 2 * size },
    (_, no): Counts =>
      Object.fromEntries(keys.map((key, column) => [key, totals[no * width + column]])),
  );
  return { counts, ratings: ratingsOf(counts) };
}

/** Minutes on the clock of the maps. */
const minutesIn = (maps: readonly PlayedMap[], seconds: number): number =>
  Math.round(
    maps.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, seconds) - from), 0) /
      MINUTE_SECONDS,
  );

const LISTS: Partial<Record<LeadersBy, EsportsCount>> = {
  kills: 'kills',
  goals: 'goals',
  assists: 'assists',
};

/** What players do in matches, of which only the counts of finished ones are cached. */
export function createMatchPlayers(
  seed: string,
  outcomeOf: (fixture: Fixture) => EsportsOutcome,
): (fixture: Fixture, instant: number) => MatchPlayers {
  const cached = cachedCounts<EsportsOutcome, Score>(SEASONS, outcomeOf);
  const scoreAt = (fixture: Fixture, instant: number) => cached(fixture, instant, countActs);

  return (fixture, instant) => ({
    years: squadYears(fixture),
    appearance(side, shirt) {
      const { playing } = shirtsIn(seed, fixture, side);
      const place = playing.indexOf(shirt);
      if (place < 0) return undefined;
      const { counts, ratings } = scoreAt(fixture, instant);
      const index = side === 'home' ? place : playing.length + place;
      const { kills, deaths, saves, goals = 0, assists = 0 } = counts[index] as Counts;
      const seconds = instant - fixture.start;
      return {
        started: true,
        minutes: minutesIn(outcomeOf(fixture).maps, seconds),
        goals,
        assists,
        yellowCards: 0,
        redCards: 0,
        ...(kills !== undefined && { kills }),
        ...(deaths !== undefined && { deaths }),
        ...(saves !== undefined && { saves }),
        rating: ratings[index] as number,
      };
    },
    count(by, add) {
      const key = LISTS[by];
      if (!key && by !== 'rating') return;
      const { counts, ratings } = scoreAt(fixture, instant);
      for (const side of SIDES) {
        const { playing } = shirtsIn(seed, fixture, side);
        for (const [place, shirt] of playing.entries()) {
          const index = side === 'home' ? place : playing.length + place;
          const value = key ? (counts[index]?.[key] ?? 0) : (ratings[index] as number);
          if (value > 0) add(side, shirt, value);
        }
      }
    },
  });
}
