import type { Match } from '@touchline/types';
import { matchPath } from '../../features/matches/model/match.ts';
import type { Address } from '../../state/navigation/page-address.ts';

/** The address of a match with a parameter changed: at the same moment, beside the same list. */
export function matchAddress(
  match: Match,
  { search }: Pick<Address, 'search'>,
  [name, value]: readonly [name: 'view' | 'updates', value: string | undefined],
): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  if (value) query.append(name, value);
  return matchPath(match) + (query.size > 0 ? `?${query}` : '');
}
