import { createEngine } from '../src/world/engine.ts';
import type { Competition } from '../src/world/history/competitions.ts';
import type { History } from '../src/world/history/history.ts';
import type { Chances } from '../src/world/model.ts';

/** A real match as its prices saw it at kick-off, and how it ended. */
export interface PricedMatch {
  readonly chances: Chances;
  /** After ninety minutes. */
  readonly goals: readonly [home: number, away: number];
  /** Net prices of the home and the away side, as each bookmaker publishes them. */
  readonly prices: () => readonly (readonly [home: number, away: number])[];
}

const SEED = 'touchline';

/** Every match of these seasons that was played, priced as in the world of the real seasons. */
export function* pricedMatches(
  history: History,
  isWanted: (competition: Competition, year: number) => boolean,
): Generator<PricedMatch> {
  const { roster, store, rulesOf, quotesOf } = createEngine(SEED, 'small', undefined, {}, history);
  for (const [no, competition] of history.competitions.entries()) {
    const tournament = roster.tournaments[no];
    if (!tournament) return;
    const rules = rulesOf(tournament);
    for (const year of competition.seasons.keys()) {
      if (!isWanted(competition, year)) continue;
      for (const fixture of store.season(tournament, year).fixtures()) {
        const { real, start } = fixture;
        if (!real || real.isAwarded) continue;
        yield {
          chances: rules.chances(fixture, undefined, start - 1),
          goals: real.result.full,
          prices: () =>
            Object.values(quotesOf(fixture, undefined, start - 1).odds).flatMap(({ asia }) =>
              asia.homeWinOdd === null || asia.awayWinOdd === null
                ? []
                : [[asia.homeWinOdd, asia.awayWinOdd] as const],
            ),
        };
      }
    }
  }
}
