import { basketballRules } from './basketball/rules.ts';
import { BoundedMap } from './bounded-map.ts';
import { esportsRules } from './esports/rules.ts';
import { footballRules } from './football/rules.ts';
import type { Fixture, Play, Rules, Tournament } from './model.ts';
import { quoting } from './odds/quotes.ts';
import { type Roster, rosterOf } from './roster/roster.ts';
import { type DayIndex, dayIndex } from './seasons/day-index.ts';
import { type PhaseAt, phases } from './seasons/phases.ts';
import { type RankingAt, rankings } from './seasons/rankings.ts';
import { type SeasonStore, seasonStore } from './seasons/season-store.ts';
import { type TeamHistory, teamHistory } from './seasons/team-history.ts';
import { strengths } from './strength.ts';
import type { WorldSize } from './world-view.ts';

/** All that is remembered between two questions is bounded here, by how many of each thing. */
interface Limits {
  readonly seasons: number;
  readonly days: number;
  readonly matches: number;
}

const limitsOf: Readonly<Record<WorldSize, Limits>> = {
  small: { seasons: 160, days: 5, matches: 800 },
  standard: { seasons: 172, days: 3, matches: 500 },
  large: { seasons: 2400, days: 3, matches: 16_000 },
  storm: { seasons: 1400, days: 4, matches: 6000 },
};

export interface Engine {
  readonly seed: string;
  readonly limits: Limits;
  readonly roster: Roster;
  readonly store: SeasonStore;
  readonly days: DayIndex;
  readonly phaseAt: PhaseAt;
  readonly history: TeamHistory;
  readonly rankingAt: RankingAt;
  readonly rulesOf: (tournament: Tournament) => Rules;
  readonly playOf: (fixture: Fixture) => Play;
  readonly quotesOf: ReturnType<typeof quoting>;
}

export function engineOf(seed: string, size: WorldSize): Engine {
  const roster = rosterOf(size);
  const limits = limitsOf[size];
  const strengthOf = strengths(seed);
  const football = footballRules(seed, strengthOf);
  const basketball = basketballRules(seed, strengthOf);
  const esports = esportsRules(seed, strengthOf);
  const rulesOf = ({ game }: Tournament): Rules => {
    if (game === 'football') return football;
    return game === 'basketball' ? basketball : esports;
  };
  const store = seasonStore(seed, rulesOf, limits.seasons);
  const history = teamHistory(roster, store);
  const plays = new BoundedMap<string, Play>(Math.ceil(limits.matches / 3));
  return {
    seed,
    limits,
    roster,
    store,
    days: dayIndex(roster, store, limits.days),
    phaseAt: phases(store, roster.tournaments.length),
    history,
    rankingAt: rankings(roster, store, 16),
    rulesOf,
    playOf: (fixture) =>
      plays.orMake(fixture.id, () => rulesOf(fixture.season.tournament).play(fixture)),
    quotesOf: quoting(seed, limits.matches),
  };
}
