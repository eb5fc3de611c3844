import type { FactsOfMatch } from '../given.ts';
import type { Side } from '../model.ts';
import { opponentOf } from '../sides.ts';
import { squadsIn } from './eleven.ts';
import { type PitchEvent, pitchEvents } from './goals-and-cards.ts';
import type { FootballOutcome } from './result.ts';
import { createPlayerPicker } from './scorers.ts';
import { substitutionsOf } from './substitutions.ts';

/** An event with the shirts of its players. */
export interface ScriptLine {
  readonly kind: PitchEvent['kind'] | 'second-booking' | 'substitution';
  /** From kick-off. */
  readonly seconds: number;
  /** The side that gets the goal; otherwise the side that did it. */
  readonly side: Side;
  /** An own goal is by a player of the other side, a substitution by the one who comes on. */
  readonly shirt: number;
  /** Who made the goal, or who goes off. */
  readonly other?: number | undefined;
}

/** Who scores, is booked, comes on and goes off, in the order of time: what every text and number of a match follows from. */
export function scriptOf(outcome: FootballOutcome, facts?: FactsOfMatch) {
  const { seed, fixture } = outcome;
  const squads = squadsIn(seed, fixture);
  const players = createPlayerPicker(seed, fixture, squads);
  const events = [...pitchEvents(outcome, facts), ...substitutionsOf(outcome, squads)].sort(
    (a, b) => a.seconds - b.seconds,
  );
  const lines = events.flatMap((event): ScriptLine[] => {
    const { kind, seconds, side } = event;
    const line = { kind, seconds, side };
    switch (event.kind) {
      case 'substitution': {
        const off = players.substituted(event);
        return off === undefined ? [] : [{ ...line, shirt: event.on, other: off }];
      }
      case 'booking': {
        const { shirt, second } = players.booked(side, seconds);
        return [{ ...line, kind: second ? 'second-booking' : kind, shirt }];
      }
      case 'sending-off':
        return [{ ...line, shirt: players.sentOff(side, seconds) }];
      case 'own-goal':
        return [{ ...line, shirt: players.scorer(opponentOf(side)) }];
      case 'goal': {
        const shirt = players.scorer(side);
        return [{ ...line, shirt, other: players.assister(side, shirt) }];
      }
      default:
        return [{ ...line, shirt: players.scorer(side) }];
    }
  });
  return { lines, players, squads };
}
