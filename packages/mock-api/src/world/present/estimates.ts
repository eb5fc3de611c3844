import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Fixture } from '../model.ts';
import { chance } from '../random/random.ts';

const MAX_TIPS = 31;
const TIP_STEPS = 24;
const TIP_STEP_SECONDS = 3 * HOUR_SECONDS;
/** How long before the start the first tip comes at the earliest. */
export const TIPS_LEAD_SECONDS = 3 * DAY_SECONDS;
const END_STEP_SECONDS = 5 * MINUTE_SECONDS;

/** The number of tips grows every three hours over the last three days. */
export function tipsAt(seed: string, { id, start, season }: Fixture, instant: number) {
  const popularity = season.tournament.popularity / 100;
  const total = Math.floor(MAX_TIPS * popularity * chance(seed, 'tips', id) ** 1.4);
  const first = start - TIPS_LEAD_SECONDS;
  const step = Math.max(0, Math.floor((instant - first) / TIP_STEP_SECONDS) + 1);
  const tips = Math.floor((total * Math.min(TIP_STEPS, step)) / TIP_STEPS);
  const until = step >= TIP_STEPS ? Number.POSITIVE_INFINITY : first + step * TIP_STEP_SECONDS;
  return { value: tips, until };
}

/** Past its typical duration, a match is expected to end at the next multiple of five minutes. */
export function expectedEnd(start: number, typicalSeconds: number, instant: number) {
  const typical = start + typicalSeconds;
  const next = (Math.floor(instant / END_STEP_SECONDS) + 1) * END_STEP_SECONDS;
  return next > typical
    ? { value: next, until: next }
    : { value: typical, until: Math.floor(typical / END_STEP_SECONDS) * END_STEP_SECONDS };
}
