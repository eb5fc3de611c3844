import { createHash } from 'node:crypto';
import type { History } from '../src/world/history/history.ts';
import { worldLanguages } from '../src/world/localized.ts';
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

const FIRST_REAL = Date.parse('2010-08-01T00:00:00Z') / 1000;
const LAST_REAL = Date.parse('2026-03-13T00:00:00Z') / 1000;
const GOLDEN_RATIO = 0.618_033_988_75;

/** The same for instants spread over the real seasons, with a match of each from its first quote to its last incident. */
export function realDigests(history: History, count: number): string[] {
  const world = createWorld({ seed: 'touchline', size: 'small', history });
  return Array.from({ length: count }, (_, no) => {
    const share = ((no + 1) * GOLDEN_RATIO) % 1;
    const instant = Math.floor(FIRST_REAL + share * (LAST_REAL - FIRST_REAL));
    const view = world.at(instant, worldLanguages[no % worldLanguages.length] ?? 'en');
    const [from, to] = [instant - DAY_SECONDS / 2, instant + DAY_SECONDS / 2];
    const day = view.matchesBetween(from, to, 'football');
    const match = day[(no * 7) % Math.max(1, day.length)];
    const whole = match && [view.match(match.id), view.timeline(match.id)];
    return createHash('sha256')
      .update(snapshot(view, instant) + JSON.stringify(whole))
      .digest('hex');
  });
}

export const digest = (seed: string): string => {
  const world = createWorld({ seed, size: 'small' });
  const hash = createHash('sha256');
  for (const instant of someInstants(3)) hash.update(snapshot(world.at(instant, 'zh'), instant));
  return hash.digest('hex');
};
