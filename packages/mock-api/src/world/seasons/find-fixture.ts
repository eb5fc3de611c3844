import type { Fixture } from '../model.ts';
import type { Roster } from '../roster/roster.ts';
import { resolveSeason } from './season-ids.ts';
import type { SeasonStore } from './season-store.ts';

export function findFixture(roster: Roster, store: SeasonStore, id: string): Fixture | undefined {
  if (!id.startsWith('ma-')) return undefined;
  const season = resolveSeason(roster, id);
  return season && store.season(season.tournament, season.n).fixture(id);
}
