import type { TFunction } from 'i18next';
import { countdown } from '../../../format/countdown.ts';

/** HOM-4: the countdown on a card: '16 h 38 min later', 'starting soon'. */
export function countdownText(start: number, now: number, t: TFunction): string {
  const left = countdown(start, now);
  if (left.kind === 'soon') return t('match.countdown.soon');
  return left.hours > 0
    ? t('match.countdown.hoursMinutes', left)
    : t('match.countdown.minutes', left);
}

/** The shorter countdown of a row: `long` for a wide row, `short` for a narrow one. */
export function untilText(
  start: number,
  now: number,
  t: TFunction,
): { long: string; short: string } {
  const left = countdown(start, now);
  if (left.kind === 'soon') {
    return { long: t('match.until.soon'), short: t('match.until.shortSoon') };
  }
  return left.hours > 0
    ? { long: t('match.until.hoursMinutes', left), short: t('match.until.shortHours', left) }
    : { long: t('match.until.minutes', left), short: t('match.until.shortMinutes', left) };
}
