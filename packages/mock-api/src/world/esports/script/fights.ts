import { MINUTE_SECONDS } from '../../calendar/civil.ts';
import type { Side } from '../../model.ts';
import { poisson } from '../../random/distributions.ts';
import { random } from '../../random/random.ts';
import { opponentOf, SIDES } from '../../sides.ts';
import { addKill, type MapWriter } from './map-writer.ts';

/** Helpers of a kill at most: in a lane the whole team is there. */
const MOST_ASSISTS = 3;
/** How many points of a match of many teams are kills; others are for the place. */
const KILL_SHARE = 0.7;

const TOWERS_OF_WINNER = { least: 5, span: 6 };
const TOWERS_OF_LOSER = 4;
const GOLD_PER_MINUTE = 2100;
const GOLD_PER_KILL = 340;
const GOLD_PER_TOWER = 650;

/** Each point of the score is a kill; of teams that meet many others, most of them. */
export function playFights(writer: MapWriter): void {
  const { points, start, rng, pick, everybody, title, playersOnly } = writer;
  const isDuel = title.score === 'kills';
  const kills: { at: number; side: Side }[] = [];
  for (const { at: instant, side } of points) {
    const at = instant - start;
    if (!isDuel && rng() >= KILL_SHARE) continue;
    const killer = pick(side, 'attack', everybody);
    const victim = isDuel ? pick(opponentOf(side), 'death', everybody) : undefined;
    addKill(writer, at, side, killer, victim, isDuel ? MOST_ASSISTS : 1);
    kills.push({ at, side });
  }
  if (isDuel && !playersOnly) addObjectives(writer, kills);
}

/** Towers and monsters in the second half of a game above all, and the gold that comes of all of it. */
function addObjectives(
  { seed, matchId, no, map, title, add }: MapWriter,
  kills: readonly { at: number; side: Side }[],
): void {
  const rng = random(seed, 'match', matchId, 'objectives', no);
  const { from, to, winner } = map;
  const later = (least: number) =>
    from + Math.floor((least + (0.98 - least) * rng()) * (to - from));
  const gains = kills.map(({ at, side }) => ({ at, side, gold: GOLD_PER_KILL }));
  for (const side of SIDES) {
    const { least, span } = TOWERS_OF_WINNER;
    const towers =
      side === winner
        ? least + Math.floor(rng() * span)
        : Math.floor(rng() * (TOWERS_OF_LOSER + 1));
    for (let left = towers; left > 0; left--) {
      const at = later(0.3);
      add(at, side, 'towers');
      gains.push({ at, side, gold: GOLD_PER_TOWER });
    }
    for (const [row, mean] of Object.entries(title.monsters ?? {})) {
      const share = side === winner ? 0.68 : 0.32;
      for (let left = poisson(rng, mean * share); left > 0; left--) add(later(0.25), side, row);
    }
    // Once a minute what was earned in it.
    for (let at = from + MINUTE_SECONDS; at < to; at += MINUTE_SECONDS) {
      const earned = gains
        .filter((one) => one.side === side && one.at <= at && one.at > at - MINUTE_SECONDS)
        .reduce((sum, { gold }) => sum + gold, 0);
      add(at, side, 'gold', Math.round(GOLD_PER_MINUTE * (0.9 + 0.2 * rng())) + earned);
    }
  }
}
