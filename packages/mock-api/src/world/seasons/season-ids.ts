import type { Calendar, SeasonKey, Tournament } from '../model.ts';
import type { Roster } from '../roster/roster.ts';

/** Seasons of which anything may be asked: those that can touch the years 2000 to 2100, and what they grew from. */
const FIRST_YEAR = 1996;
const LAST_YEAR = 2102;

export const isPlayed = ({ calendar }: Tournament, n: number): boolean => {
  const year = Math.floor(n / calendar.perYear);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

/** The day from which a season counts as the current one. */
export function turnDay({ window, turn = 0.5 }: Calendar, n: number): number {
  const [, last] = window(n - 1);
  const [first] = window(n);
  return Math.ceil(last + (first - last) * turn);
}

export function seasonKey(tournament: Tournament, n: number): SeasonKey {
  const { perYear, label } = tournament.calendar;
  const year = Math.floor(n / perYear);
  const part = perYear === 1 ? '' : `s${(n % perYear) + 1}`;
  return { id: `se-${tournament.code}-${year}${part}`, tournament, n, year, label: label(n) };
}

/** What `se-eng1-2026` or `ma-eng1-2026-12-3` names, told by its first parts. */
export function seasonNamed(
  roster: Roster,
  id: string,
): { tournament: Tournament; n: number } | undefined {
  const [, code = '', mark = ''] = id.split('-');
  const tournament = roster.tournamentByCode.get(code);
  const found = /^(\d{4})(?:s([1-9]))?$/.exec(mark);
  if (!tournament || !found) return undefined;
  const { perYear } = tournament.calendar;
  const part = found[2] === undefined ? 0 : Number(found[2]) - 1;
  if ((perYear === 1) !== (found[2] === undefined) || part >= perYear) return undefined;
  const n = Number(found[1]) * perYear + part;
  return isPlayed(tournament, n) ? { tournament, n } : undefined;
}
