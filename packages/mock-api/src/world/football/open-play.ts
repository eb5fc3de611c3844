import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { GoalRates, Side } from '../model.ts';
import { poisson } from '../random/distributions.ts';
import { type Rng, random } from '../random/random.ts';
import { SIDES } from '../sides.ts';
import { FLOW_PHRASES } from './phrases.ts';
import { type PressureAt, partsOf } from './pressure.ts';
import { type FootballOutcome, MEAN_GOALS } from './result.ts';

/** What happens between goals, cards and substitutions. */
export interface Moment {
  readonly kind: keyof typeof FLOW_PHRASES;
  readonly side: Side;
  /** From kick-off. */
  readonly seconds: number;
  /** Without a line of the commentary: most fouls. */
  readonly isQuiet?: true;
}

interface Frequency {
  readonly kind: Moment['kind'];
  /** Mean number of an average side in ninety minutes. */
  readonly mean: number;
  /** How much it grows with the goals that are expected of the side. */
  readonly exponent: number;
}

const FREQUENCIES: readonly Frequency[] = [
  { kind: 'saved', mean: 2.7, exponent: 0.8 },
  { kind: 'off-target', mean: 4.1, exponent: 0.7 },
  { kind: 'blocked', mean: 2.4, exponent: 0.7 },
  { kind: 'corner', mean: 4.3, exponent: 0.6 },
  { kind: 'free-kick', mean: 0.7, exponent: 0 },
  { kind: 'offside', mean: 1.6, exponent: 0.3 },
  { kind: 'foul', mean: 1.3, exponent: 0 },
];
const QUIET_FOULS = 6.5;
const REGULAR_SECONDS = 96 * MINUTE_SECONDS;

/** Seconds around a goal, a card or a substitution without another line. */
const QUIET_SECONDS = 40;
/** Between two lines. */
const GAP_SECONDS = 25;
/** At the beginning and the end of a part nothing happens. */
const MARGIN_SECONDS = 40;
/** Every other corner follows a shot that went off a defender or the goalkeeper. */
const AFTER_SHOT_SHARE = 0.5;
const AFTER_SHOT_SECONDS = 30;

/** The first instant from `seconds` on that is not within QUIET_SECONDS of a busy one. */
function quietInstant(seconds: number, busy: readonly number[]): number {
  const clash = busy.find((one) => Math.abs(one - seconds) < QUIET_SECONDS);
  return clash === undefined ? seconds : quietInstant(clash + QUIET_SECONDS, busy);
}

interface Played {
  readonly outcome: FootballOutcome;
  readonly rates: GoalRates;
  readonly pressureAt: PressureAt;
  /** When goals, cards and substitutions are, in order. */
  readonly busy: readonly number[];
}

/** The moments of one part: of two instants a side prefers the one at which it presses more. */
function momentsIn(
  rng: Rng,
  { from, to }: { from: number; to: number },
  { rates, pressureAt }: Played,
): Moment[] {
  const length = to - from;
  const instant = () =>
    from + MARGIN_SECONDS + Math.floor(rng() * (length - 2 * MARGIN_SECONDS - 1));
  const when = (side: Side): number => {
    const [one, other] = [instant(), instant()];
    const isBetter = pressureAt(one) >= pressureAt(other) === (side === 'home');
    return isBetter ? one : other;
  };
  const count = (mean: number) => poisson(rng, (mean * length) / REGULAR_SECONDS);
  const moments: Moment[] = [];
  for (const side of SIDES) {
    const own: Moment[] = [];
    for (const { kind, mean, exponent } of FREQUENCIES) {
      for (let left = count(mean * (rates[side] / MEAN_GOALS) ** exponent); left > 0; left--) {
        const shots = own.filter((one) => one.kind === 'saved' || one.kind === 'blocked');
        const shot = shots[Math.floor((rng() / AFTER_SHOT_SHARE) * shots.length)];
        const isAfterShot = kind === 'corner' && shot;
        const seconds = isAfterShot ? shot.seconds + AFTER_SHOT_SECONDS : when(side);
        own.push({ kind, side, seconds });
      }
    }
    moments.push(...own);
    for (let left = count(QUIET_FOULS); left > 0; left--) {
      moments.push({ kind: 'foul', side, seconds: instant(), isQuiet: true });
    }
  }
  return moments;
}

/**
 * The one script of shots, corners, fouls and the like: the commentary has a line for each that is not quiet, and the
 * statistics count all of them. A kind ends with its phrases, so that no line is repeated.
 */
export function momentsOf(played: Played): Moment[] {
  const { outcome, busy } = played;
  const rng = random(outcome.seed, 'match', outcome.fixture.id, 'moments');
  const used = new Map<string, number>();
  return partsOf(outcome).flatMap((part) => {
    let earliest = part.from;
    return momentsIn(rng, part, played)
      .sort((a, b) => a.seconds - b.seconds)
      .flatMap((moment) => {
        if (moment.isQuiet) return moment;
        const count = used.get(moment.kind) ?? 0;
        const seconds = quietInstant(Math.max(moment.seconds, earliest), busy);
        if (count === FLOW_PHRASES[moment.kind].length || seconds >= part.to) return [];
        used.set(moment.kind, count + 1);
        earliest = seconds + GAP_SECONDS;
        return { ...moment, seconds };
      })
      .sort((a, b) => a.seconds - b.seconds);
  });
}
