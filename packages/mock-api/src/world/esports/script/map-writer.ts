import type { PlayerAction } from '@touchline/types';
import type { Side } from '../../model.ts';
import type { TitlePlay } from '../../players/title-play.ts';
import type { Rng } from '../../random/random.ts';
import { opponentOf } from '../../sides.ts';
import type { PlayedMap } from '../maps.ts';
import type { Point } from '../points.ts';
import type { Weights } from './pick.ts';

/** Receives what happens; not in the order of time. Instants are in seconds from the start of the match. */
export interface Sink {
  /** What a player does, by the place among those who play. */
  act(at: number, side: Side, place: number, action: PlayerAction): void;
  /** What a side has that no player did. */
  add(at: number, side: Side, row: string, by?: number): void;
  /** Top lists need nothing else. */
  readonly playersOnly?: boolean;
}

/** What the script of a map is written with. */
export interface MapWriter extends Sink {
  readonly seed: string;
  readonly matchId: string;
  readonly no: number;
  readonly rng: Rng;
  readonly title: TitlePlay;
  readonly map: PlayedMap;
  /** Empty where the players' deeds do not follow from them. */
  readonly points: readonly Point[];
  readonly start: number;
  readonly everybody: number;
  /** One of those whose bit is set in `among`. */
  pick(side: Side, deed: keyof Weights, among: number): number;
}

/** A kill with those who helped; the victim may be of another team. */
export function addKill(
  { act, rng, pick, everybody, title }: MapWriter,
  at: number,
  side: Side,
  killer: number,
  victim: number | undefined,
  mostAssists = 1,
): void {
  act(at, side, killer, 'kill');
  if (victim !== undefined) act(at, opponentOf(side), victim, 'death');
  let others = everybody & ~(1 << killer);
  for (let left = mostAssists; left > 0 && others; left--) {
    if (rng() >= title.assistShare) continue;
    const other = pick(side, 'assist', others);
    others &= ~(1 << other);
    act(at, side, other, 'assist');
  }
}
