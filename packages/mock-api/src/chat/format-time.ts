import { DateTime } from 'luxon';
import { localTime } from '../local-day.ts';
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

const toLocal = (instant: number, { language, timeZone }: TimeStyle) =>
  localTime(instant, { timeZone }).setLocale(chatTexts[language].locale);

function formatDay(instant: number, style: TimeStyle): string {
  const [day, today] = [toLocal(instant, style), toLocal(style.now, style)];
  // Rounded, because a day may begin at 01:00 where the clocks change.
  const daysAhead = Math.round(day.startOf('day').diff(today.startOf('day'), 'days').days);
  const relative = chatTexts[style.language].relativeDays[daysAhead + 1];
  if (relative) return relative;
  return chatTexts[style.language].onDate(formatDate(instant, style));
}

/** `21 November 2026` */
export const formatDate = (instant: number, style: TimeStyle): string =>
  toLocal(instant, style).toLocaleString(DateTime.DATE_FULL);

/** `19:30` */
export const formatClock = (instant: number, style: TimeStyle): string =>
  toLocal(instant, style).toFormat('HH:mm');

/** `UTC`, `BST` or `GMT+8`: the zone's name at that instant. */
export const zoneName = (instant: number, style: TimeStyle): string =>
  toLocal(instant, style).offsetNameShort ?? style.timeZone;

/** `today at 19:30 UTC` */
export function formatTime(instant: number, style: TimeStyle): string {
  const [day, clock] = [formatDay(instant, style), formatClock(instant, style)];
  const zone = zoneName(instant, style);
  return chatTexts[style.language].time(day, clock, zone);
}
