import { memoized } from '@touchline/shared/domain/bounded-map';
import type { TFunction } from 'i18next';
import { type Language, locales } from '../i18n/languages.ts';
import { type CompactDay, noonOf } from './compact-day.ts';

const formatter = (options: Intl.DateTimeFormatOptions) =>
  memoized(
    (language: string) =>
      new Intl.DateTimeFormat(locales[language as Language].intl, { ...options, timeZone: 'UTC' }),
  );

const weekdays = formatter({ weekday: 'short' });
const monthNames = formatter({ month: 'long' });
const fullWeekdays = formatter({ weekday: 'long' });
const dates = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const days = formatter({ weekday: 'long', day: 'numeric', month: 'long' });

const briefDates = formatter({ weekday: 'short', day: 'numeric', month: 'short' });

export const weekdayOf = (day: CompactDay, language: Language): string =>
  weekdays(language).format(noonOf(day));

/** In Chinese 周六, as on the strip of days: 星期六 says no more. */
export const fullWeekdayOf = (day: CompactDay, language: Language): string =>
  (language === 'zh' ? weekdays : fullWeekdays)(language).format(noonOf(day));

export const monthNameOf = (day: CompactDay, language: Language): string =>
  monthNames(language).format(noonOf(day));

/** 'Friday 27 November 2026'; some versions of ICU write a comma. */
export const datedDay = (day: CompactDay, language: Language): string =>
  dates(language).format(noonOf(day)).replace(',', '');

/** 'Sat 28 Nov' */
export const briefDay = (day: CompactDay, language: Language): string =>
  briefDates(language).format(noonOf(day)).replace(',', '');

export const spokenDay = (day: CompactDay, language: Language): string =>
  days(language).format(noonOf(day));

/** PRF-1: in figures: '20.11.2026', '20.11' or, above a list, '20/11/2026'. */
export function writtenDay(
  day: CompactDay,
  t: TFunction,
  form: 'full' | 'short' | 'heading' = 'full',
): string {
  const [yyyy, MM, dd] = [day.slice(0, 4), day.slice(4, 6), day.slice(6)];
  const parts: Record<string, string | number> = { yyyy, MM, dd, M: Number(MM), d: Number(dd) };
  return t(`state.date.${form}`).replace(/yyyy|MM?|dd?/g, (name) => `${parts[name]}`);
}
