import { MINUTE_SECONDS } from '../../calendar/civil.ts';
import { opponentOf } from '../../sides.ts';
import { addKill, type MapWriter } from './map-writer.ts';

/** Share of the kills that the winner of a map has. */
const WINNERS_SHARE = 0.525;
const MOST_ASSISTS = 2;

/** A map whose score comes from its objective: players who die come back, and kills are counted beside it. */
export function playRespawns(writer: MapWriter, killsPerMinute: number): void {
  const { rng, map, pick, everybody } = writer;
  const { from, to, winner } = map;
  const count = Math.round(((to - from) / MINUTE_SECONDS) * killsPerMinute * (0.9 + 0.2 * rng()));
  for (let no = 0; no < count; no++) {
    const at = from + Math.floor(((no + 0.1 + 0.8 * rng()) / count) * (to - from));
    const side = rng() < WINNERS_SHARE ? winner : opponentOf(winner);
    const killer = pick(side, 'attack', everybody);
    addKill(writer, at, side, killer, pick(opponentOf(side), 'death', everybody), MOST_ASSISTS);
  }
}
