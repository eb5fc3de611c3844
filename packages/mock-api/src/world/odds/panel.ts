import { DAY, MINUTE } from '../calendar/civil.ts';
import type { Fixture } from '../model.ts';
import { between } from '../random/distributions.ts';
import { type Dice, random } from '../random/random.ts';
import { type Bookmaker, bookmakers } from './bookmakers.ts';

/** Where a bookmaker stands from an instant on: how far it leans to the home side, and what it leaves out. */
export interface Step {
  readonly at: number;
  readonly lean: number;
  readonly missing: 'none' | 'home' | 'away' | 'both';
}

export interface Quoter {
  readonly bookmaker: Bookmaker;
  readonly margin: number;
  /** Before kick-off, the opening first. */
  readonly steps: readonly Step[];
  /** Which of three minutes it moves its in-play prices in. */
  readonly beat: number;
}

function chosen(dice: Dice): Bookmaker[] {
  const count = between(dice, 4, 8);
  return bookmakers
    .map((bookmaker) => ({ bookmaker, wish: dice() ** (1 / bookmaker.reach) }))
    .sort((a, b) => b.wish - a.wish)
    .slice(0, count)
    .map(({ bookmaker }) => bookmaker)
    .sort((a, b) => a.number - b.number);
}

function missing(roll: number): Step['missing'] {
  if (roll < 0.015) return 'home';
  if (roll < 0.03) return 'away';
  return roll < 0.04 ? 'both' : 'none';
}

/** Who quotes a match, and how each one's view moves from its opening to kick-off. */
export function panelOf(seed: string, { id, start, season }: Fixture): Quoter[] {
  const panel = random(seed, 'odds', id);
  const rumour = (panel() - 0.5) * 0.12;
  const lead = 2.5 + season.tournament.fame / 30;
  return chosen(panel).map((bookmaker) => {
    const dice = random(seed, 'odds', id, bookmaker.number);
    const bias = (dice() - 0.5) * 0.03;
    const margin = 0.028 + dice() * 0.044;
    const opens = start - Math.round((lead * (0.7 + 0.6 * dice()) * DAY) / MINUTE) * MINUTE;
    const count = between(dice, 5, 9);
    const steps = Array.from({ length: count }, (_, no): Step => {
      const share = no === 0 ? 0 : ((no - dice() * 0.7) / (count - 0.5)) ** 0.6;
      const noise = (dice() - 0.5) * 0.02;
      return {
        at: opens + Math.round(((start - opens) * share) / MINUTE) * MINUTE,
        lean: bias + noise + rumour * (1 - share),
        missing: missing(dice()),
      };
    });
    return { bookmaker, margin, steps, beat: bookmaker.number % 3 };
  });
}
