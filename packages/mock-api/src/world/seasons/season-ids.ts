import type { Calendar, SeasonKey, Tournament } from '../model.ts';
import type { Roster } from '../roster/roster.ts';

/** The world covers 2000 to 2100; its tables and draws also need a few seasons before and after. */
export const FIRST_YEAR = 1996;
export const LAST_YEAR = 2102;

const isWithinYears = ({ perYear }: Calendar, n: number): boolean => {
  const year = Math.floor(n / perYear);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

/** Whether the tournament has a season with this number. */
export const hasSeason = ({ calendar }: Tournament, n: number): boolean =>
  isWithinYears(calendar, n) && (calendar.has?.(n) ?? true);

/** The number of the nearest season before or after one; undefined if there is none. */
export function besideSeason(tournament: Tournament, n: number, step: 1 | -1): number | undefined {
  for (let at = n + step; isWithinYears(tournament.calendar, at); at += step) {
    if (hasSeason(tournament, at)) return at;
  }
  return undefined;
}

/** The day from which a season counts as the current one. */
export function rolloverDay({ window, rolloverShare = 0.5 }: Calendar, n: number): number {
  const [, last] = window(n - 1);
  const [first] = window(n);
  return Math.ceil(last + (first - last) * rolloverShare);
}

export function seasonKey(tournament: Tournament, n: number): SeasonKey {
  const { perYear, label } = tournament.calendar;
  const year = Math.floor(n / perYear);
  const part = perYear === 1 ? '' : `s${(n % perYear) + 1}`;
  return { id: `se-${tournament.code}-${year}${part}`, tournament, n, year, label: label(n) };
}

/** The season of an id such as `se-eng1-2026` or `ma-eng1-2026-12-3`, from its first parts. */
export function resolveSeason(
  roster: Roster,
  id: string,
): { tournament: Tournament; n: number } | undefined {
  const [, code = '', season = ''] = id.split('-');
  const tournament = roster.tournamentByCode.get(code);
  const parts = /^(\d{4})(?:s([1-9]))?$/.exec(season);
  if (!tournament || !parts) return undefined;
  const { perYear } = tournament.calendar;
  const part = parts[2] === undefined ? 0 : Number(parts[2]) - 1;
  if ((perYear === 1) !== (parts[2] === undefined) || part >= perYear) return undefined;
  const n = Number(parts[1]) * perYear + part;
  return hasSeason(tournament, n) ? { tournament, n } : undefined;
}
