import { findLast } from '@touchline/shared/domain/timeline';
import type { MatchTimeline } from '@touchline/types';
import { isShootOut } from '../../../format/shoot-out.ts';

/** The difference of the score from an instant on, in seconds: above zero the home team leads. */
export interface LeadStep {
  readonly at: number;
  readonly lead: number;
}

export function leadSteps({ startTime, score, periods = [] }: MatchTimeline): LeadStep[] {
  const counted = periods.filter((period) => !isShootOut(period));
  const lists = score ? [score] : counted;
  const instants = [...new Set(lists.flatMap(({ at }) => at))].sort((a, b) => a - b);
  return instants.map((seconds) => {
    const leads = lists.map(({ at, home, away }) => {
      const index = findLast(at, seconds);
      return (home[index] ?? 0) - (away[index] ?? 0);
    });
    return { at: startTime + seconds, lead: leads.reduce((sum, one) => sum + one, 0) };
  });
}

export const leadAt = (steps: readonly LeadStep[], instant: number): number =>
  steps.findLast(({ at }) => at <= instant)?.lead ?? 0;

/** A lead of a few points does not fill the chart. */
const MIN_SCALE = 10;

/** The biggest lead of each side, and what the height of half the chart stands for. */
export function leadRange(steps: readonly LeadStep[]) {
  const leads = steps.map(({ lead }) => lead);
  const home = Math.max(0, ...leads);
  const away = Math.max(0, ...leads.map((lead) => -lead));
  return { home, away, scale: Math.max(MIN_SCALE, home, away) };
}

interface LeadPathInput {
  steps: readonly LeadStep[];
  scale: number;
  /** The share of the line at an instant. */
  shareOf: (instant: number) => number;
  /** Nothing is drawn after this instant. */
  until: number;
}

const WIDTH = 1000;
const MIDDLE = 50;
/** Leaves the width of the line at the edges. */
const REACH = 48;

/** An SVG path of steps in a box of 1000 by 100, without the line back along the middle. */
export function leadPath({ steps, scale, shareOf, until }: LeadPathInput): string {
  const shown = steps.filter(({ at }) => at <= until);
  const [first] = shown;
  if (!first) return '';
  const x = (at: number) => Math.round(shareOf(at) * WIDTH * 10) / 10;
  const y = (lead: number) => Math.round((MIDDLE - (lead / scale) * REACH) * 10) / 10;
  const corners = shown.map(({ at, lead }) => `H${x(at)}V${y(lead)}`);
  return `M${x(first.at)} ${MIDDLE}${corners.join('')}H${x(until)}V${MIDDLE}`;
}
