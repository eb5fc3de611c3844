import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import type { Sport } from '@touchline/types';
import { basketballRules } from './basketball/rules.ts';
import { esportsRules } from './esports/rules.ts';
import { footballRules } from './football/rules.ts';
import { NO_FACTS } from './given.ts';
import type { History } from './history/history.ts';
import type { Fixture, MatchRecord, PlayedMatch, Rules, Tournament } from './model.ts';
import { createQuotesOf } from './odds/quotes.ts';
import { createRoster } from './roster/roster.ts';
import { createDayIndex } from './seasons/day-index.ts';
import { createPastChampion } from './seasons/past-champions.ts';
import { createPhaseAt } from './seasons/phases.ts';
import { createRankingAt } from './seasons/rankings.ts';
import { resolveSeason } from './seasons/season-ids.ts';
import { createSeasonStore } from './seasons/season-store.ts';
import { createTeamResults } from './seasons/team-results.ts';
import { sportOf } from './sport-of.ts';
import { createStrengthOf } from './strength.ts';
import { createOfficials } from './venue/referees.ts';
import type { CacheLimits, WorldSize } from './world-view.ts';

const RANKINGS = 16;
/** Seasons whose records are cached, each of some hundred kilobytes at its end. */
const RECORDED_SEASONS = 12;
const PAST_CHAMPIONS = 2000;

const CACHE_LIMITS: Readonly<Record<WorldSize, CacheLimits>> = {
  small: { seasons: 160, days: 5, matches: 800 },
  standard: { seasons: 172, days: 3, matches: 500 },
  large: { seasons: 2400, days: 3, matches: 16_000 },
};

export function createEngine(
  seed: string,
  size: WorldSize,
  facts = NO_FACTS,
  cacheLimits: Partial<CacheLimits> = {},
  real?: History,
  roster = createRoster(size, facts.names, real),
) {
  const limits = { ...CACHE_LIMITS[size], ...cacheLimits };
  const strengthOf = createStrengthOf(seed);
  const rules: Readonly<Record<Sport, Rules>> = {
    football: footballRules(seed, strengthOf, facts),
    basketball: basketballRules(seed, strengthOf, facts),
    esports: esportsRules(seed, strengthOf, facts),
  };
  const rulesOf = ({ game }: Tournament): Rules => rules[sportOf(game)];
  const store = createSeasonStore(seed, rulesOf, limits.seasons, [...facts.matches.keys()]);
  const teamResults = createTeamResults(roster, store);
  const playedMatches = new BoundedMap<string, PlayedMatch>(Math.ceil(limits.matches / 3));
  const records = new BoundedMap<string, Map<string, MatchRecord>>(RECORDED_SEASONS);
  return {
    seed,
    limits,
    roster,
    store,
    days: createDayIndex(roster, store, limits.days),
    phaseAt: createPhaseAt(store, roster.tournaments.length),
    pastChampion: createPastChampion(store, PAST_CHAMPIONS),
    teamResults,
    rankingAt: createRankingAt(roster, store, RANKINGS),
    officials: createOfficials(seed, roster, store),
    findFixture: (id: string): Fixture | undefined => {
      const season = id.startsWith('ma-') ? resolveSeason(roster, id) : undefined;
      return season && store.season(season.tournament, season.n).fixture(id);
    },
    rulesOf,
    playOf: (fixture: Fixture): PlayedMatch =>
      playedMatches.getOrCreate(fixture.id, () => rulesOf(fixture.season.tournament).play(fixture)),
    /** Undefined for a match whose players are unknown. */
    recordOf: (fixture: Fixture): MatchRecord | undefined => {
      const ofSeason = records.getOrCreate(fixture.season.id, () => new Map());
      const record =
        ofSeason.get(fixture.id) ?? rulesOf(fixture.season.tournament).record?.(fixture);
      if (record) ofSeason.set(fixture.id, record);
      return record;
    },
    quotesOf: createQuotesOf(seed, rulesOf, limits.matches),
  };
}

export type Engine = ReturnType<typeof createEngine>;
