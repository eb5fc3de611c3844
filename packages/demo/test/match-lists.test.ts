import { encodeResponse } from '@touchline/mock-api/http/encode-response';
import { createWorld } from '@touchline/mock-api/world';
import { languages } from '@touchline/types/client-contract';
import { contract, type Operation } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { MatchLists } from '../src/api/match-lists.ts';

const FROM = Date.UTC(2026, 10, 28) / 1000;
const operation = contract.operations.find(({ id }) => id === 'listMatches') as Operation;

test.each(languages)('a list is the bytes of the mock API, in %s', (language) => {
  const lists = new MatchLists();
  const view = createWorld({ seed: 'touchline', size: 'standard' }).at(FROM + 50_000, language);
  const matches = view.matchesBetween(FROM, FROM + 86_400, 'football');
  lists.prepare(matches.slice(10));
  expect(lists.encode(matches)).toEqual(encodeResponse(operation, matches));
  expect(lists.encode(matches.slice(0, 1))).toEqual(encodeResponse(operation, [matches[0]]));
});

test('an empty list has no entries', () => {
  expect(new MatchLists().encode([])).toEqual(encodeResponse(operation, []));
});
