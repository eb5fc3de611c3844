import type { Chances, Fixture, MatchState } from '../model.ts';
import { normalCdf } from '../random/distributions.ts';
import type { StrengthOf } from '../strength.ts';
import { POINTS_PER_MINUTE, POINTS_SPREAD, pointsEdge, quarterMinutes } from './quarters.ts';

/** Normal distribution of the home lead in points. */
interface LeadDistribution {
  readonly mean: number;
  readonly variance: number;
}

/** Mean of squared points of a basket over mean points (a compound Poisson process). */
const BASKET_DISPERSION = 2.25;

/**
 * Distribution of the final lead in a period. Its prior is the distribution the period is drawn
 * from; its score so far is a noisy observation that weighs more the longer the period has run.
 */
function periodLead(
  { mean, variance }: LeadDistribution,
  points: number,
  playedShare: number,
  lead: number,
): LeadDistribution {
  const noise = 2 * BASKET_DISPERSION * points * playedShare * (1 - playedShare);
  const precision = 1 / variance + playedShare ** 2 / noise;
  return {
    mean: (mean / variance + (playedShare * lead) / noise) / precision,
    variance: 1 / precision,
  };
}

function finalLead(state: MatchState, quarter: LeadDistribution, length: number): LeadDistribution {
  const { clock, periods, home, away } = state;
  const number = clock?.number ?? 4;
  const isOvertime = clock?.phase === 'overtime';
  const quartersLeft = isOvertime ? 0 : 4 - number;
  const currentLead = home - away;
  const after = { mean: quarter.mean * quartersLeft, variance: quarter.variance * quartersLeft };
  const period = periods.at(-1);
  if (clock?.phase === 'break' || !period) {
    return { mean: currentLead + after.mean, variance: after.variance + 1 };
  }
  const minutes = isOvertime ? 5 : length;
  const share = minutes / length;
  const playedShare = Math.min(0.99, ((clock?.minute ?? 1) - 0.5) / minutes);
  const lead = period.home - period.away;
  const prior = { mean: quarter.mean * share, variance: quarter.variance * share ** 2 };
  const posterior = periodLead(prior, POINTS_PER_MINUTE * minutes, playedShare, lead);
  return {
    mean: currentLead - lead + posterior.mean + after.mean,
    variance: posterior.variance + after.variance,
  };
}

export function basketballChances(
  fixture: Fixture,
  strengthOf: StrengthOf,
  state: MatchState | undefined,
): Chances {
  const quarter = { mean: pointsEdge(fixture, strengthOf) / 4, variance: 2 * POINTS_SPREAD ** 2 };
  const { mean, variance } = state
    ? finalLead(state, quarter, quarterMinutes(fixture.season))
    : { mean: quarter.mean * 4, variance: quarter.variance * 4 };
  const home = normalCdf(mean / Math.sqrt(variance));
  return { home, away: 1 - home };
}
