import { DAY_SECONDS } from './calendar/civil.ts';
import { createEngine, type Engine } from './engine.ts';
import type { FactError, FactsOfMatch } from './given.ts';
import type { WorldOptions } from './world-view.ts';

function matchError(engine: Engine, id: string, facts: FactsOfMatch): FactError | undefined {
  const { store, rulesOf } = engine;
  const fixture = engine.findFixture(id);
  if (!fixture) return { message: 'is no match of this world' };
  const { season, start, knownAt } = fixture;
  const { tournament, n } = season;
  const { incidents, at } = facts;
  if (incidents && tournament.game !== 'football') {
    return { field: 'incidents', message: `is a match of ${tournament.game}, which has none` };
  }
  const error = rulesOf(tournament).factError(fixture, facts);
  if (error || at === undefined) return error;
  // A day of margin: the index of matches by day looks no further.
  const isInSeason = [start - DAY_SECONDS, start + DAY_SECONDS].every((day) =>
    store.during(tournament, day, day + 1).includes(n),
  );
  if (!isInSeason) {
    return { field: 'at', message: `would start outside of its season, ${season.id}` };
  }
  return start <= knownAt
    ? { field: 'at', message: 'would start before its teams are known' }
    : undefined;
}

/** The facts that have no place in the world, by id. */
export function factErrors({ seed, size, facts, history }: WorldOptions): Map<string, FactError> {
  const errors = new Map<string, FactError>();
  if (!facts) return errors;
  const engine = createEngine(String(seed), size, facts, {}, history);
  for (const [id, match] of facts.matches) {
    const error = matchError(engine, id, match);
    if (error) errors.set(id, error);
  }
  const { teamById, tournaments } = engine.roster;
  const tournamentIds = new Set(tournaments.map((one) => one.id));
  for (const id of facts.names.keys()) {
    if (!teamById.has(id) && !tournamentIds.has(id)) {
      errors.set(id, { message: 'is no team or tournament of this world' });
    }
  }
  return errors;
}
