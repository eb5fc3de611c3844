import type { TFunction } from 'i18next';

/** HOM-5: 'in 4 days 3 hrs' from 24 hours on, 'in 3 hrs' below. */
export function relativeText(left: { days: number; hours: number }, t: TFunction): string {
  if (left.days === 0) return t('state.relative.hours', { count: left.hours });
  const hours = t('state.relative.daysHours', { count: left.hours });
  return t('state.relative.days', { count: left.days, hours });
}
