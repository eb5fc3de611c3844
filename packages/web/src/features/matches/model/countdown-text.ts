import type { TFunction } from 'i18next';
import { type Countdown, countdown } from '../../../format/countdown.ts';

function longText(left: Countdown, t: TFunction): string {
  if (left.kind === 'soon') return t('match.until.soon');
  if (left.hours === 0) return t('match.until.minutes', left);
  return left.minutes === 0 ? t('match.until.hours', left) : t('match.until.hoursMinutes', left);
}

function shortText(left: Countdown, t: TFunction): string {
  if (left.kind === 'soon') return t('match.until.shortSoon');
  return left.hours > 0 ? t('match.until.shortHours', left) : t('match.until.shortMinutes', left);
}

/** HOM-4: the countdown to kick-off: 'in 16 h 38 min', 'in 1 h', 'starting soon'. */
export const countdownText = (start: number, now: number, t: TFunction): string =>
  longText(countdown(start, now), t);

/** The countdown of a row: `long` for a wide row, `short` for a narrow one. */
export function untilText(start: number, now: number, t: TFunction) {
  const left = countdown(start, now);
  return { long: longText(left, t), short: shortText(left, t) };
}
