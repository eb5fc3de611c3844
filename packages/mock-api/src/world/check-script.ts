import { DAY_SECONDS } from './calendar/civil.ts';
import { createEngine, type Engine } from './engine.ts';
import type { Script } from './script.ts';
import { findFixture } from './seasons/find-fixture.ts';
import type { WorldOptions } from './world-view.ts';

function matchFault({ roster, store }: Engine, id: string, { matches }: Script) {
  const fixture = findFixture(roster, store, id);
  if (!fixture) return 'is no match of this world';
  const { season, start, knownAt } = fixture;
  const { tournament, n } = season;
  if (tournament.game !== 'football') return `is a match of ${tournament.game}, not of football`;
  if (!matches.get(id)?.moment) return undefined;
  // A day of margin: the index of matches by day looks no further.
  const isInSeason = [start - DAY_SECONDS, start + DAY_SECONDS].every((at) =>
    store.during(tournament, at, at + 1).includes(n),
  );
  if (!isInSeason) return `would start outside of its season, ${season.id}`;
  return start <= knownAt ? 'would start before its teams are known' : undefined;
}

/** What of a script has no place in the world, by id. */
export function scriptFaults({ seed, size, script }: WorldOptions): Map<string, string> {
  const faults = new Map<string, string>();
  if (!script) return faults;
  const engine = createEngine(String(seed), size, script);
  for (const id of script.matches.keys()) {
    const fault = matchFault(engine, id, script);
    if (fault) faults.set(id, fault);
  }
  const { teamById, tournaments } = engine.roster;
  const tournamentIds = new Set(tournaments.map((one) => one.id));
  for (const id of script.names.keys()) {
    if (!teamById.has(id) && !tournamentIds.has(id)) {
      faults.set(id, 'is no team or tournament of this world');
    }
  }
  return faults;
}
