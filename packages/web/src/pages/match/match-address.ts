import type { Match } from '@touchline/types';
import { matchPath } from '../../features/matches/model/match.ts';
import { compactInstant } from '../../format/instant.ts';
import type { Address } from '../../state/navigation/page-address.ts';

/**
 * The address of a match with a parameter changed: at the same moment, beside the same list. The address follows the handle
 * with a delay, so the moment that is shown takes precedence; it is infinite at present.
 */
export function matchAddress(
  match: Match,
  { search }: Pick<Address, 'search'>,
  shownAt: number,
  [name, value]: readonly [name: 'view' | 'updates', value: string | undefined],
): string {
  const query = new URLSearchParams(search);
  if (Number.isFinite(shownAt)) query.set('at', compactInstant(shownAt));
  query.delete(name);
  // The updates are part of the overview, also where a match lacks the view in the address.
  if (name === 'updates') query.delete('view');
  if (value) query.append(name, value);
  return matchPath(match) + (query.size > 0 ? `?${query}` : '');
}
