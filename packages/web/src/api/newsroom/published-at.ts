import type { Feature } from './feature.ts';
import { features } from './features.ts';

const DAY_SECONDS = 86_400;
const EDITION_SECONDS = 6 * 3600;
const FIRST_MINUTES = 40;
const MINUTES_APART = 17;

/**
 * In seconds. Each sport has one of its features a day, in turn, some time before 06:00 UTC: which one is the
 * latest, and its time, changes every day.
 */
export function publishedAt(feature: Feature, now: number): number {
  const ofSport = features.filter(({ sport }) => sport === feature.sport);
  const edition = Math.floor((now - EDITION_SECONDS) / DAY_SECONDS);
  const daysAgo = (edition + ofSport.indexOf(feature)) % ofSport.length;
  const minutes = FIRST_MINUTES + MINUTES_APART * features.indexOf(feature);
  return (edition - daysAgo) * DAY_SECONDS + EDITION_SECONDS - minutes * 60;
}
