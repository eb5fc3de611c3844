import { HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Engine } from '../engine.ts';
import type { Fixture } from '../model.ts';
import { chance } from '../random/random.ts';
import type { StoryKind } from './story.ts';

/** The desk looks at the matches that have ended every so often. */
export const SLOT_SECONDS = 3 * HOUR_SECONDS;
/** When a preview appears, before the match. */
export const PREVIEW_SECONDS = 14 * HOUR_SECONDS;
const REPORT_DELAY_MINUTES = [8, 14] as const;
const EDITING_MINUTES = [3, 40] as const;
const PREVIEW_SPREAD_MINUTES = 90;

/** When a story appears, in seconds. */
export function publicationOf({ seed, store }: Engine, kind: StoryKind, fixture: Fixture): number {
  const roll = chance(seed, 'news', 'published', kind, fixture.id);
  const minutes = (from: number, span: number) => Math.floor(from + roll * span) * MINUTE_SECONDS;
  if (kind === 'preview')
    return Math.max(
      fixture.start - PREVIEW_SECONDS + minutes(0, PREVIEW_SPREAD_MINUTES),
      fixture.knownAt + minutes(...EDITING_MINUTES),
    );
  return store.outcome(fixture).end + minutes(...REPORT_DELAY_MINUTES);
}

/** Day and time of publication in UTC, as a headline has them. */
export function publicationText(publishedAt: number): { date: string; time: string } {
  const [day = '', time = ''] = new Date(publishedAt * 1000).toISOString().split('T');
  return { date: day.split('-').reverse().join('/'), time: time.slice(0, 5) };
}
