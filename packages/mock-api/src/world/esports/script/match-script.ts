import type { Fixture, Side } from '../../model.ts';
import { squadYears } from '../../players/squad.ts';
import { titlePlays } from '../../players/title-play.ts';
import { random } from '../../random/random.ts';
import { bothSides } from '../../sides.ts';
import { type EsportsOutcome, titleRowOf } from '../maps.ts';
import { pointsOf } from '../points.ts';
import { playFights } from './fights.ts';
import { playGoals } from './goals.ts';
import type { MapWriter, Sink } from './map-writer.ts';
import { pickOf, type Weights, weightsOf } from './pick.ts';
import { playRespawns } from './respawns.ts';
import { playRounds } from './rounds.ts';
import { shirtsIn } from './sheet.ts';

/** The weights of those who play, by place. */
function playingWeights(seed: string, fixture: Fixture, side: Side): Weights {
  const { playing } = shirtsIn(seed, fixture, side);
  const { attack, death, assist } = weightsOf(seed, fixture[side], squadYears(fixture)[side]);
  const of = (all: readonly number[]) => playing.map((shirt) => all[shirt - 1] as number);
  return { attack: of(attack), death: of(death), assist: of(assist) };
}

/** Plays the maps that begin until so many seconds from the start: all that is counted follows from this one script. */
export function playScript(
  outcome: EsportsOutcome,
  sink: Sink,
  until = Number.POSITIVE_INFINITY,
): void {
  const { seed, fixture, maps } = outcome;
  const title = titlePlays[titleRowOf(fixture.season).title];
  const weights = bothSides((side) => playingWeights(seed, fixture, side));
  const everybody = (1 << title.roles.length) - 1;
  for (const [index, map] of maps.entries()) {
    if (map.from > until) return;
    const no = index + 1;
    const rng = random(seed, 'match', fixture.id, 'script', no);
    const writer: MapWriter = {
      ...sink,
      seed,
      matchId: fixture.id,
      no,
      rng,
      title,
      map,
      points: title.killsPerMinute ? [] : pointsOf(outcome, map, no),
      start: fixture.start,
      everybody,
      pick: (side, deed, among) => pickOf(weights[side][deed], among, rng()),
    };
    if (title.half) playRounds(writer, title.half);
    else if (title.killsPerMinute) playRespawns(writer, title.killsPerMinute);
    else if (title.score === 'goals') playGoals(writer);
    else playFights(writer);
  }
}
