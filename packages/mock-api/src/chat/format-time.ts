import { knownZone, localDay, localTime } from '../local-day.ts';
import type { Language } from '../world/world-view.ts';
import { chatTexts } from './languages/chat-texts.ts';

/** The current instant and how to write others: in the visitor's zone and the language of the question. */
export interface TimeStyle {
  /** In seconds. */
  readonly now: number;
  readonly language: Language;
  /** UTC if the visitor's zone is unknown. */
  readonly timeZone: string;
}

const formatOf = ({ language, timeZone }: TimeStyle, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(chatTexts[language].locale, { ...parts, timeZone: knownZone(timeZone) });

function formatDay(instant: number, style: TimeStyle): string {
  const daysAhead = localDay(instant, style) - localDay(style.now, style);
  const relative = chatTexts[style.language].relativeDays[daysAhead + 1];
  if (relative) return relative;
  return chatTexts[style.language].onDate(formatDate(instant, style));
}

/** `21 November 2026` */
export const formatDate = (instant: number, style: TimeStyle): string =>
  formatOf(style, { year: 'numeric', month: 'long', day: 'numeric' }).format(instant * 1000);

/** `19:30` */
export const formatClock = (instant: number, style: TimeStyle): string =>
  new Date(localTime(instant, style) * 1000).toISOString().slice(11, 16);

/** `UTC`, `BST` or `GMT+8`: the zone's name at that instant. */
export const zoneName = (instant: number, style: TimeStyle): string =>
  formatOf(style, { timeZoneName: 'short' })
    .formatToParts(instant * 1000)
    .find(({ type }) => type === 'timeZoneName')?.value ?? style.timeZone;

/** `today at 19:30 UTC` */
export function formatTime(instant: number, style: TimeStyle): string {
  const [day, clock] = [formatDay(instant, style), formatClock(instant, style)];
  const zone = zoneName(instant, style);
  return chatTexts[style.language].time(day, clock, zone);
}
