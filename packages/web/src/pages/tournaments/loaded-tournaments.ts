import type { Country, Tournament } from '@touchline/types';
import type { Result } from '../../api/result.ts';

type TournamentList = readonly Tournament[];
type ListResult = Result<TournamentList | Record<string, Tournament[]>> | undefined;

/** API-12: of lists keyed by year, the first. */
export function toListResult(result: ListResult): Result<TournamentList> | undefined {
  if (result?.kind !== 'ok') return result;
  const { data } = result;
  const list = Array.isArray(data) ? data : (Object.values(data)[0] ?? []);
  return { kind: 'ok', data: list as TournamentList };
}

export const tournamentsOf = (result: ListResult): TournamentList => {
  const list = toListResult(result);
  return list?.kind === 'ok' ? list.data : [];
};

export const ofCountry = (list: TournamentList, countryId: string | undefined): TournamentList =>
  countryId ? list.filter(({ country }) => country.id === countryId) : list;

/** A country, from any of its tournaments in the lists. */
export const countryIn = (
  lists: readonly TournamentList[],
  countryId: string,
): Country | undefined => lists.flat().find(({ country }) => country.id === countryId)?.country;

/** SYS-10: both lists are loaded and have no tournament of the country: the page is not found. */
export const isUnknownCountry = (
  countryId: string | undefined,
  list: ListResult,
  ofYear: ListResult,
): boolean =>
  countryId !== undefined &&
  list?.kind === 'ok' &&
  ofYear?.kind === 'ok' &&
  !countryIn([tournamentsOf(list), tournamentsOf(ofYear)], countryId);
