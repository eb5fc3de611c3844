import type { Fetch } from '@touchline/contract-tests/http/respect-rate-limits';
import { breaks } from '@touchline/contract-tests/testing/breaks';
import { broken } from '@touchline/contract-tests/testing/broken-server';
import { compare } from '../src/compare.ts';
import type { Observations } from '../src/observations.ts';
import { walkOver } from './walk-over.ts';

/** Breaks of refusals and methods that do not meet, by their names, with the row of each. */
export interface Refusals {
  readonly names: RegExp;
  readonly rows: readonly string[];
}

export const refusals: readonly Refusals[] = [
  {
    names: /without the second|401 without|where 413|where 409|stack trace|changes with every/,
    rows: [
      'missing field TokenPair.refreshToken',
      'header 401 www-authenticate',
      'status response 413',
      'status response 409',
      'extra field Problem.stack',
      'rule HTTP a request with the current etag is a 304',
    ],
  },
  {
    names: /without Allow|422 where|200 where 404/,
    rows: [
      'rule HTTP another method is a 405 with Allow',
      'status response 400; 422 is not declared',
      'status response 404',
      'rule HTTP an unknown path is a 404 problem',
    ],
  },
  {
    names: /404 where 405|as HTML|another request/,
    rows: [
      'rule HTTP another method is a 405 with Allow',
      'content type 400',
      'problem 404 problem',
    ],
  },
];

/** The rows that drift does not have for a server with these breaks. */
export async function missedPlaces(
  mock: Observations,
  fetch: Fetch,
  { names, rows }: Refusals,
): Promise<string[]> {
  const seeded = breaks.filter(({ name }) => names.test(name));
  const upstream = await walkOver(broken(fetch, ...seeded));
  const found = compare(mock, upstream).differences.map(
    ({ kind, place, contract: says }) => `${kind} ${place} ${says}`,
  );
  return rows.filter((start) => !found.some((one) => one.startsWith(start)));
}
