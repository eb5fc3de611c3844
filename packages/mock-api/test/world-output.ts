import { createHash } from 'node:crypto';
import { createWorld } from '../src/world/world.ts';
import type { WorldView } from '../src/world/world-view.ts';
import { DAY_SECONDS, someInstants, sports } from './world-samples.ts';

/** A sample of every kind of result, as text. */
export function snapshot(view: WorldView, instant: number): string {
  const day = view.matchesBetween(instant - DAY_SECONDS / 2, instant + DAY_SECONDS / 2);
  const lists = sports.map((sport) => [
    view.tournaments('ongoing', { sport }),
    view.majorEvents(sport),
    view.rankings({ sport }, { offset: 0, limit: 10 }),
  ]);
  const match = day[day.length >> 1];
  return JSON.stringify([
    day,
    view.mainMatches({ offset: 0, limit: 20 }),
    lists,
    match && [
      view.analysis(match.id),
      view.team(match.homeTeam.id),
      view.tournamentTable(match.tournament.id),
    ],
  ]);
}

export const digest = (seed: string): string => {
  const world = createWorld({ seed, size: 'small' });
  const hash = createHash('sha256');
  for (const instant of someInstants(3)) hash.update(snapshot(world.at(instant, 'zh'), instant));
  return hash.digest('hex');
};
