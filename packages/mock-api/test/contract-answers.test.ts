import { contract, type Operation, type OperationId } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { faultsOf, testApp } from './harness.ts';

const queries: Partial<Record<OperationId, string>> = {
  listMatches: 'date=20261120&timezoneOffset=0&sportType=football',
  listMatchesToday: 'timezoneOffset=480',
  listMatchesTomorrow: 'timezoneOffset=-720',
  listMainMatches: 'timezoneOffset=0',
  getMatch: 'matchId=ma-eng1-26-20',
  getMatchAnalysis: 'matchId=ma-eng1-26-20',
  listOngoingTournaments: 'timezoneOffset=0&sportType=football&countryId=co-eng',
  listUpcomingTournaments: 'timezoneOffset=0&sportType=esports',
  listFinishedTournaments: 'timezoneOffset=0&sportType=cs2&page=2&size=100',
  listCurrentYearTournaments: 'timezoneOffset=0&sportType=football',
  listMajorOngoingEvents: 'sportType=football',
  getTournament: 'tournamentId=to-eng1',
  listTournamentUpcomingMatches: 'tournamentId=to-eng1',
  listTournamentFinishedMatches: 'tournamentId=to-eng1&page=1&size=500',
  getTournamentTable: 'tournamentId=to-eng1',
  getTeam: 'teamId=te-eng-a&timezoneOffset=0',
  listTeamUpcomingMatches: 'teamId=te-eng-a&timezoneOffset=0',
  listTeamFinishedMatches: 'teamId=te-eng-a&timezoneOffset=0',
  listTeamUpcomingTournaments: 'teamId=te-eng-a&timezoneOffset=0',
  listTeamFinishedTournaments: 'teamId=te-eng-a&timezoneOffset=0',
  listTeamRankings: 'sportType=football',
  getSeasonTable: 'seasonId=se-eng1-26',
};

const filled = ({ id, path }: Operation) => {
  const there = path
    .replace('{pageName}', 'about')
    .replace('{kind}', 'teams')
    .replace('{name}', 'te-eng-a');
  return `${there}?${queries[id] ?? ''}`;
};

const gets = contract.operations.filter(
  ({ method, servedBy, security }) =>
    method === 'GET' && servedBy === 'upstream' && security === 'none',
);

test.each(gets)(
  'SYS-5 $id answers as the contract has it, in both languages',
  async (operation) => {
    const { ask } = await testApp();
    const [en, zh] = await Promise.all(
      ['en', 'zh'].map((language) =>
        ask({ url: filled(operation), headers: { 'accept-language': language } }),
      ),
    );
    for (const response of [en, zh]) {
      expect(response?.statusCode).toBe(200);
      expect(faultsOf(operation.id, response as never)).toEqual([]);
    }
    const documented = operation.responses[200]?.headers ?? [];
    expect(Object.keys(en?.headers ?? {})).toEqual(expect.arrayContaining([...documented]));
  },
);

test.each(gets)('SYS-1 $id is cached as the contract says', async (operation) => {
  const { ask } = await testApp();
  const { headers } = await ask(filled(operation));
  const wanted =
    operation.id === 'getImage' ? 'immutable' : `public, max-age=${operation.cache?.fresh},`;
  expect(headers['cache-control']).toContain(wanted);
});

test('API-6 to API-20 a copy that is still right is a 304 with the same validators', async () => {
  const { ask } = await testApp();
  const first = await ask('/matches/live');
  const etag = String(first.headers.etag);
  for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
    const again = await ask({ url: '/matches/live', headers: { 'if-none-match': known } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] });
  }
  const other = await ask({ url: '/matches/live', headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test('SYS-5 HEAD answers as GET does, without a body', async () => {
  const { ask } = await testApp();
  const get = await ask('/matches/live');
  const head = await ask({ method: 'HEAD', url: '/matches/live' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test.each([
  ['zh', 'zh'],
  ['zh-CN, en;q=0.9', 'zh'],
  ['en;q=0.4, zh-Hant;q=0.5', 'zh'],
  ['en, zh', 'en'],
  ['de, zh;q=0.1', 'zh'],
  ['de', 'en'],
  ['zh;q=0', 'en'],
  ['*', 'en'],
])('PRF-1 Accept-Language: %s is answered in %s', async (header, language) => {
  const { ask } = await testApp();
  const { headers } = await ask({ url: '/matches/live', headers: { 'accept-language': header } });
  expect(headers['content-language']).toBe(language);
});

test('API-7 a day is that day where the caller is', async () => {
  const { ask } = await testApp();
  const ids = async (url: string) =>
    (await ask(url)).json().data.map(({ id }: { id: string }) => id);
  expect(await ids('/matches/today?timezoneOffset=0')).toEqual(['ma-eng1-26-20']);
  // 19:30 UTC is half past nine the next morning at +840, and still the 20th at -720.
  expect(await ids('/matches/today?timezoneOffset=840')).toEqual(['ma-eng1-26-20']);
  expect(await ids('/matches/tomorrow?timezoneOffset=840')).toEqual(['ma-eng1-26-21']);
  const day = '/matches?sportType=football&date=20261121&timezoneOffset=';
  expect(await ids(`${day}840`)).toEqual(['ma-eng1-26-20']);
  expect(await ids(`${day}-720`)).toEqual(['ma-eng1-26-21']);
});

test('SYS-5 every answer bears a request id, the caller’s own where it is sane', async () => {
  const { ask } = await testApp();
  const id = async (given: string) =>
    (await ask({ url: '/healthz', headers: { 'x-request-id': given } })).headers['x-request-id'];
  expect(await id('01KAGX4V9S6M2Q7T')).toBe('01KAGX4V9S6M2Q7T');
  expect(await id('short')).not.toBe('short');
  expect(await id('with blank and {}')).toMatch(/^[0-9a-f-]{36}$/);
});
