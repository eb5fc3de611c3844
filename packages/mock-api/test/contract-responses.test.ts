import { languages } from '@touchline/types/client-contract';
import { contract, type Operation, type OperationId } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { contractErrors, testApp } from './harness.ts';

const queries: Partial<Record<OperationId, string>> = {
  listMatches: 'date=20261120&timezoneOffset=0&sportType=football',
  listMatchesToday: 'timezoneOffset=480',
  listMatchesTomorrow: 'timezoneOffset=-720',
  countMatches: 'date=20261120&days=6&timezoneOffset=0',
  listMainMatches: 'timezoneOffset=0',
  getMatch: 'matchId=ma-eng1-26-20',
  getMatchAnalysis: 'matchId=ma-eng1-26-20',
  getMatchTimeline: 'matchId=ma-eng1-26-20',
  getMatchLineups: 'matchId=ma-eng1-26-20',
  getMatchStatistics: 'matchId=ma-eng1-26-20',
  getMatchFacts: 'matchId=ma-eng1-26-20',
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
  getPlayer: 'playerId=pl-eng-a-9-2025',
  listPlayerMatches: 'playerId=pl-eng-a-9-2025',
  listTournamentLeaders: 'tournamentId=to-eng1&by=cards&limit=3',
  listTeamSquad: 'teamId=te-eng-a',
  listPlayers: 'sportType=football',
  listTeamRankings: 'sportType=football',
  getSeasonTable: 'seasonId=se-eng1-26',
  listTournamentSeasons: 'tournamentId=to-eng1',
  listNews: 'sportType=football&limit=4',
  getArticle: 'articleId=ar-report-eng1-26-19',
};

const filled = ({ id, path }: Operation) => {
  const address = path
    .replace('{pageName}', 'about')
    .replace('{kind}', 'teams')
    .replace('{name}', 'te-eng-a');
  return `${address}?${queries[id] ?? ''}`;
};

const gets = contract.operations.filter(
  ({ method, servedBy, security }) =>
    method === 'GET' && servedBy === 'upstream' && security === 'none',
);

test.each(gets)(
  'SYS-5 responses of $id match the contract, in every language',
  async (operation) => {
    const { inject } = await testApp();
    // Only a world with real seasons sends x-world-seasons.
    const documented = (operation.responses[200]?.headers ?? []).filter(
      (name) => name !== 'x-world-seasons',
    );
    for (const language of languages) {
      const headers = { 'accept-language': language };
      const response = await inject({ url: filled(operation), headers });
      expect(
        response.statusCode,
        'are its sample parameters in `queries`, and those of its path in `filled`?',
      ).toBe(200);
      expect(contractErrors(operation.id, response as never)).toEqual([]);
      expect(Object.keys(response.headers)).toEqual(expect.arrayContaining([...documented]));
    }
  },
);

test.each(gets)('SYS-1 $id is cacheable as the contract says', async (operation) => {
  const { inject } = await testApp();
  const { headers } = await inject(filled(operation));
  expect(headers['cache-control']).toContain(`public, max-age=${operation.cache?.fresh},`);
});

test('API-6 to API-20 an unchanged response is a 304 with the same validators', async () => {
  const { inject } = await testApp();
  const first = await inject('/matches/live');
  const etag = String(first.headers.etag);
  for (const header of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
    const again = await inject({ url: '/matches/live', headers: { 'if-none-match': header } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] });
  }
  const other = await inject({ url: '/matches/live', headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test('SYS-5 HEAD responds like GET, without a body', async () => {
  const { inject } = await testApp();
  const get = await inject('/matches/live');
  const head = await inject({ method: 'HEAD', url: '/matches/live' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test.each([
  ['zh', 'zh'],
  ['es-MX, en;q=0.9', 'es'],
  ['zh-CN, en;q=0.9', 'zh'],
  ['en;q=0.4, zh-Hant;q=0.5', 'zh'],
  ['en, zh', 'en'],
  ['de, zh;q=0.1', 'zh'],
  ['de', 'en'],
  ['zh;q=0', 'en'],
  ['*', 'en'],
])('PRF-1 Accept-Language: %s gets a response in %s', async (header, language) => {
  const { inject } = await testApp();
  const { headers } = await inject({
    url: '/matches/live',
    headers: { 'accept-language': header },
  });
  expect(headers['content-language']).toBe(language);
});

test('API-7 a day is the day of the caller’s time zone', async () => {
  const { inject } = await testApp();
  const ids = async (url: string) =>
    (await inject(url)).json().data.map(({ id }: { id: string }) => id);
  expect(await ids('/matches/today?timezoneOffset=0')).toEqual(['ma-eng1-26-20']);
  // 19:30 UTC is 09:30 on the 21st at +840, and 07:30 on the 20th at -720.
  expect(await ids('/matches/today?timezoneOffset=840')).toEqual(['ma-eng1-26-20']);
  expect(await ids('/matches/tomorrow?timezoneOffset=840')).toEqual(['ma-eng1-26-21']);
  const day = '/matches?sportType=football&date=20261121&timezoneOffset=';
  expect(await ids(`${day}840`)).toEqual(['ma-eng1-26-20']);
  expect(await ids(`${day}-720`)).toEqual(['ma-eng1-26-21']);
});

test('SYS-5 every response has a request id, the caller’s if it is valid', async () => {
  const { inject } = await testApp();
  const id = async (given: string) =>
    (await inject({ url: '/healthz', headers: { 'x-request-id': given } })).headers['x-request-id'];
  expect(await id('01KAGX4V9S6M2Q7T')).toBe('01KAGX4V9S6M2Q7T');
  expect(await id('short')).not.toBe('short');
  expect(await id('with blank and {}')).toMatch(/^[0-9a-f-]{36}$/);
});
