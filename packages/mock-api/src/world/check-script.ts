import { DAY_SECONDS } from './calendar/civil.ts';
import { createEngine, type Engine } from './engine.ts';
import type { ScriptedMatch, ScriptFault } from './script.ts';
import { findFixture } from './seasons/find-fixture.ts';
import type { WorldOptions } from './world-view.ts';

function matchFault(
  { roster, store, rulesOf }: Engine,
  id: string,
  scripted: ScriptedMatch,
): ScriptFault | undefined {
  const fixture = findFixture(roster, store, id);
  if (!fixture) return { message: 'is no match of this world' };
  const { season, start, knownAt } = fixture;
  const { tournament, n } = season;
  const { incidents, at } = scripted;
  if (incidents && tournament.game !== 'football') {
    return { field: 'incidents', message: `is a match of ${tournament.game}, which has none` };
  }
  const fault = rulesOf(tournament).scriptFault(fixture, scripted);
  if (fault || at === undefined) return fault;
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

/** What of a script has no place in the world, by id. */
export function scriptFaults({ seed, size, script }: WorldOptions): Map<string, ScriptFault> {
  const faults = new Map<string, ScriptFault>();
  if (!script) return faults;
  const engine = createEngine(String(seed), size, script);
  for (const [id, scripted] of script.matches) {
    const fault = matchFault(engine, id, scripted);
    if (fault) faults.set(id, fault);
  }
  const { teamById, tournaments } = engine.roster;
  const tournamentIds = new Set(tournaments.map((one) => one.id));
  for (const id of script.names.keys()) {
    if (!teamById.has(id) && !tournamentIds.has(id)) {
      faults.set(id, { message: 'is no team or tournament of this world' });
    }
  }
  return faults;
}
