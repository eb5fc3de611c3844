import type { Country, Tournament } from '@touchline/types';
import type { Result } from '../../api/result.ts';

type Listed = readonly Tournament[];
type Answer = Result<Listed | Record<string, Tournament[]>> | undefined;

/** API-12: of lists keyed by year the first is the one. */
export function listed(result: Answer): Result<Listed> | undefined {
  if (result?.kind !== 'ok') return result;
  const { data } = result;
  const list = Array.isArray(data) ? data : (Object.values(data)[0] ?? []);
  return { kind: 'ok', data: list as Listed };
}

export const loaded = (result: Answer): Listed => {
  const list = listed(result);
  return list?.kind === 'ok' ? list.data : [];
};

export const ofCountry = (list: Listed, countryId: string | undefined): Listed =>
  countryId ? list.filter(({ country }) => country.id === countryId) : list;

/** What is known of a country: from its tournaments in this list, or else in the year's. */
export const countryIn = (lists: readonly Listed[], countryId: string): Country | undefined =>
  lists.flat().find(({ country }) => country.id === countryId)?.country;

/** SYS-10: where all has been answered and nobody knows the country, there is no such page. */
export const isDeadCountry = (
  countryId: string | undefined,
  list: Answer,
  ofYear: Answer,
): boolean =>
  countryId !== undefined &&
  list?.kind === 'ok' &&
  ofYear?.kind === 'ok' &&
  !countryIn([loaded(list), loaded(ofYear)], countryId);
