import { DAY_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Fixture, Tournament } from '../model.ts';
import { between } from '../random/distributions.ts';
import { type Rng, random } from '../random/random.ts';
import { type Bookmaker, bookmakers } from './bookmakers.ts';

/** A bookmaker's position from an instant on. */
export interface PriceStep {
  readonly at: number;
  /** Added to the home side's probability. */
  readonly bias: number;
  /** Sides without a price. */
  readonly missing: 'none' | 'home' | 'away' | 'both';
}

/** A bookmaker that quotes a given match. */
export interface QuotingBookmaker {
  readonly bookmaker: Bookmaker;
  readonly margin: number;
  /** Positions before kick-off, the opening first. */
  readonly steps: readonly PriceStep[];
  /** In which of every three minutes it updates its in-play prices, from 0. */
  readonly inPlaySlot: number;
}

function pickBookmakers(rng: Rng): Bookmaker[] {
  const count = between(rng, 4, 8);
  return bookmakers
    .map((bookmaker) => ({ bookmaker, score: rng() ** (1 / bookmaker.reach) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ bookmaker }) => bookmaker)
    .sort((a, b) => a.number - b.number);
}

function missingSide(roll: number): PriceStep['missing'] {
  if (roll < 0.015) return 'home';
  if (roll < 0.03) return 'away';
  return roll < 0.04 ? 'both' : 'none';
}

/** What a book adds to fair prices. */
const LEAST_MARGIN = 0.028;
const MARGIN_SPREAD = 0.044;
const LEAST_LEAD_SHARE = 0.7;
const LEAD_SPREAD = 0.6;

/** Days from the opening of a market to kick-off, by and large. */
const leadDays = ({ popularity }: Pick<Tournament, 'popularity'>): number => 2.5 + popularity / 30;

/** Days before kick-off on which the first bookmaker may open. */
export const longestLeadDays = (tournament: Pick<Tournament, 'popularity'>): number =>
  leadDays(tournament) * (LEAST_LEAD_SHARE + LEAD_SPREAD);

/** The bookmakers that quote a match, and how each moves its prices until kick-off. */
export function quotingBookmakers(
  seed: string,
  { id, start, season, real }: Fixture,
): QuotingBookmaker[] {
  const matchRng = random(seed, 'odds', id);
  const marketBias = (matchRng() - 0.5) * 0.12;
  const usualLead = leadDays(season.tournament);
  return pickBookmakers(matchRng).map((bookmaker) => {
    const rng = random(seed, 'odds', id, bookmaker.number);
    const ownBias = (rng() - 0.5) * 0.03;
    const margin = LEAST_MARGIN + MARGIN_SPREAD * rng();
    const lead = usualLead * (LEAST_LEAD_SHARE + LEAD_SPREAD * rng());
    const opensAt = start - Math.round((lead * DAY_SECONDS) / MINUTE_SECONDS) * MINUTE_SECONDS;
    const count = between(rng, 5, 9);
    const steps = Array.from({ length: count }, (_, no): PriceStep => {
      const share = no === 0 ? 0 : ((no - rng() * 0.7) / (count - 0.5)) ** 0.6;
      const noise = (rng() - 0.5) * 0.02;
      return {
        at: opensAt + Math.round(((start - opensAt) * share) / MINUTE_SECONDS) * MINUTE_SECONDS,
        bias: ownBias + noise + marketBias * (1 - share),
        missing: missingSide(rng()),
      };
    });
    const slot = bookmaker.number % 3;
    // No price of a real match is known: an estimate has no movement.
    const shown = real ? [{ ...(steps.at(-1) as PriceStep), at: opensAt }] : steps;
    return { bookmaker, margin, steps: shown, inPlaySlot: slot };
  });
}
