import { createWorld } from '@touchline/mock-api/world';
import { expect, test } from 'vitest';
import { openAccounts } from '../src/accounts/open-accounts.ts';
import { createDemoApi } from '../src/api/demo-api.ts';
import { MatchLists } from '../src/api/match-lists.ts';
import { createMockApi } from '../src/api/mock-api.ts';

const clock = () => Date.UTC(2026, 10, 28, 12);

const mockApi = createMockApi({
  world: createWorld({ seed: 'touchline', size: 'small' }),
  matchLists: new MatchLists(),
  ...openAccounts(),
  fileOf: async () => undefined,
  clock,
});
const answer = createDemoApi({
  mockApi,
  clock,
  readings: () => Promise.reject(new Error('no readings')),
  shownMatches: () => Promise.reject(new Error('no shown matches')),
});

test.each(['/matches/live', '/behind/30/matches/live'])(
  'a second question mark is part of the query of %s',
  async (path) => {
    const statusOf = async (query: string) => {
      const target = `${path}?${query}`;
      return (await answer(new Request(`http://demo.test/api${target}`), target)).response.status;
    };
    expect(await statusOf('limit=1')).toBe(200);
    expect(await statusOf('limit=1?2')).toBe(400);
  },
);
