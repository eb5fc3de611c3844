import { MINUTE } from '../calendar/civil.ts';
import type { Fixture, Side } from '../model.ts';
import { poisson } from '../random/distributions.ts';
import { type Dice, random } from '../random/random.ts';
import { type FootballOutcome, type GoalRates, parts, type Stoppage } from './result.ts';

/** Something on the pitch that has a second and a side, but no name yet. */
export interface PitchEvent {
  readonly kind:
    | 'goal'
    | 'own-goal'
    | 'penalty-goal'
    | 'penalty-missed'
    | 'booking'
    | 'sending-off';
  readonly seconds: number;
  /** Who gains by a goal; else who did it. */
  readonly side: Side;
}

/** A second of play in the ninety minutes; later ones are somewhat likelier. */
function inRegularTime(dice: Dice, stoppage: Stoppage): number {
  const at = parts(stoppage);
  const first = at.half - 20;
  const second = at.full - at.restart - 20;
  const played = 10 + Math.floor(dice() ** 0.9 * (first + second - 10));
  return played < first ? played : at.restart + (played - first);
}

function inExtraTime(dice: Dice, stoppage: Stoppage): number {
  const at = parts(stoppage);
  const half = at.extraHalf - at.extra - 20;
  const played = 10 + Math.floor(dice() * (2 * half - 10));
  return played < half ? at.extra + played : at.extraRestart + (played - half);
}

function goalKind(dice: Dice): PitchEvent['kind'] {
  const roll = dice();
  if (roll < 0.03) return 'own-goal';
  return roll < 0.12 ? 'penalty-goal' : 'goal';
}

function goals(dice: Dice, count: GoalRates, second: () => number): PitchEvent[] {
  const sides: Side[] = [
    ...Array<Side>(count.home).fill('home'),
    ...Array<Side>(count.away).fill('away'),
  ];
  return sides.map((side) => ({ kind: goalKind(dice), seconds: second(), side }));
}

/** No goal follows another within the minute that it takes to kick off again. */
function spaced(events: PitchEvent[], stoppage: Stoppage): PitchEvent[] {
  const at = parts(stoppage);
  const ends = [at.half, at.full, at.extraHalf, at.extraFull];
  let last = -MINUTE;
  return events
    .sort((a, b) => a.seconds - b.seconds)
    .map((event) => {
      const end = ends.find((one) => event.seconds < one) as number;
      const seconds = Math.min(Math.max(event.seconds, last + 70), end - 1);
      last = seconds;
      return { ...event, seconds };
    });
}

export function pitchEvents(
  seed: string,
  fixture: Fixture,
  outcome: FootballOutcome,
  stoppage: Stoppage,
): PitchEvent[] {
  const when = random(seed, 'match', fixture.id, 'minutes');
  const cards = random(seed, 'match', fixture.id, 'cards');
  const regular = () => inRegularTime(when, stoppage);
  const scored = goals(when, outcome.regular, regular);
  if (outcome.extra) {
    scored.push(...goals(when, outcome.extra, () => inExtraTime(when, stoppage)));
  }
  const others: PitchEvent[] = [];
  const other = (kind: PitchEvent['kind'], mean: number, homeShare: number) => {
    for (let left = poisson(cards, mean); left > 0; left--) {
      const side: Side = cards() < homeShare ? 'home' : 'away';
      others.push({ kind, seconds: inRegularTime(cards, stoppage), side });
    }
  };
  other('booking', 3.5, 0.46);
  other('sending-off', 0.09, 0.45);
  other('penalty-missed', 0.06, 0.55);
  return [...spaced(scored, stoppage), ...others].sort((a, b) => a.seconds - b.seconds);
}
