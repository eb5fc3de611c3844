import { rivalOf } from '../clubs/about.ts';
import type { Fixture } from '../model.ts';
import { approximateNormal } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { isTitle } from '../sport-of.ts';
import type { Ground } from './ground.ts';

/** Share of the seats that are taken in a competition without popularity, and what popularity adds. */
const LEAST = 0.42;
const BY_POPULARITY = 0.46;
const DERBY = 0.16;
const FINAL = 0.34;
const KNOCKOUT = 0.08;
/** What it adds that the visitors are a class better than the hosts. */
const BY_VISITORS = 0.14;
const SPREAD = 0.07;
/** Seats between the supporters of both sides. */
const MOST = 0.995;

/** Between neighbours, or rivals as their stories have it. */
const isDerby = ({ home, away, season: { tournament } }: Fixture): boolean =>
  (home.city !== undefined && home.city === away.city) ||
  (tournament.type === 'league' && rivalOf(home, tournament) === away.name);

/** Spectators of a match. */
export function attendanceOf(seed: string, fixture: Fixture, { capacity }: Ground): number {
  const { id, season, stage, home, away } = fixture;
  const { game, popularity } = season.tournament;
  const rng = random(seed, 'attendance', id);
  const share =
    LEAST +
    (popularity / 100) * BY_POPULARITY +
    (isDerby(fixture) ? DERBY : 0) +
    (stage.roundKind === 'final' ? FINAL : stage.kind === 'knockout' ? KNOCKOUT : 0) +
    (isTitle(game) ? 0 : (away.level - home.level) * BY_VISITORS) +
    approximateNormal(rng) * SPREAD;
  // A full house is full to a few seats.
  const most = MOST - rng() * 0.025;
  return Math.floor(capacity * Math.min(most, Math.max(0.12, share)));
}
