import type { Country, Tournament } from '@touchline/types';
import type { Result } from '../../api/result.ts';

type TournamentList = readonly Tournament[];
type ListData = TournamentList | Record<string, Tournament[]>;
type ListResult = Result<ListData> | undefined;

/** API-12: the first of lists keyed by year. */
export const listOf = (data: ListData): TournamentList =>
  Array.isArray(data) ? data : (Object.values(data)[0] ?? []);

export const tournamentsOf = (result: ListResult): TournamentList =>
  result?.kind === 'ok' ? listOf(result.data) : [];

export const ofCountry = (list: TournamentList, countryId: string | undefined): TournamentList =>
  countryId ? list.filter(({ country }) => country.id === countryId) : list;

/** A country, from any of its tournaments in the lists. */
export const countryIn = (
  lists: readonly TournamentList[],
  countryId: string,
): Country | undefined => lists.flat().find(({ country }) => country.id === countryId)?.country;

/** Whether the list is loaded and does not name the country. */
export const isUnnamed = (countryId: string | undefined, list: ListResult): boolean =>
  countryId !== undefined && list?.kind === 'ok' && !countryIn([tournamentsOf(list)], countryId);

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
