import type { Fixture, MapChoice, Side } from '../../model.ts';
import { titlePlays } from '../../players/title-play.ts';
import { random } from '../../random/random.ts';
import { opponentOf } from '../../sides.ts';
import { mapOrder, titleRowOf } from '../maps.ts';

/** Both sides ban and pick in turn: two bans, the picks in the order of the maps, the other bans, and the map that is left. */
export function mapVeto(seed: string, fixture: Fixture): MapChoice[] {
  const row = titleRowOf(fixture.season);
  if (!titlePlays[row.title].hasVeto) return [];
  const { bestOf = 1 } = fixture;
  const maps = mapOrder(seed, fixture.id, row);
  const picks = maps.slice(0, bestOf - 1).map((map) => ({ action: 'pick' as const, map }));
  const bans = maps.slice(bestOf).map((map) => ({ action: 'ban' as const, map }));
  const steps = [...bans.slice(0, 2), ...picks, ...bans.slice(2)];
  const rng = random(seed, 'match', fixture.id, 'veto');
  let side: Side = rng() < 0.5 ? 'home' : 'away';
  const taken = steps.map((step) => {
    const own = { side, ...step };
    side = opponentOf(side);
    return own;
  });
  const left = maps[bestOf - 1];
  return left ? [...taken, { action: 'left', map: left }] : taken;
}
