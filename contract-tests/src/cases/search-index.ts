import type { SampleData } from '../discover.ts';
import type { Suite } from '../suite.ts';

/** Only the gateway serves the index: on a 404 these cases are skipped. */
export async function searchIndexCases(suite: Suite, sampleData: SampleData): Promise<void> {
  const { status } = await suite.send(suite.operation('getSearchIndex'));
  if (status === 404) return;
  await suite.check(
    'getSearchIndex',
    'contains every team and tournament once',
    async (context) => {
      const { countries, teams, tournaments } = await context.api.GET('/search/index');
      const ids = new Set([...teams, ...tournaments].map(({ id }) => id));
      context.expectEqual(ids.size, teams.length + tournaments.length, 'the number of ids');
      for (const { id } of [...sampleData.rankings, ...sampleData.tournaments]) {
        if (!ids.has(id)) context.fail(`${id} is not in the index`);
      }
      const countryIds = new Set(countries.map(({ id }) => id));
      for (const { id, country } of [...teams, ...tournaments]) {
        if (!countryIds.has(country)) context.fail(`${id} has the unknown country ${country}`);
      }
    },
  );
  await suite.check(
    'getSearchIndex',
    'a request with the current etag is a 304',
    async (context) => {
      const { headers } = await context.send('getSearchIndex');
      const conditional = { headers: { 'if-none-match': headers.get('etag') ?? '"none"' } };
      const again = await suite.send(suite.operation('getSearchIndex'), conditional);
      context.expectEqual([again.status, again.text], [304, ''], 'the index with its own etag');
      suite.recordStatus('getSearchIndex', again.status);
    },
  );
  await suite.check(
    'getSearchIndex',
    'refuses parameters that the contract does not allow',
    async (context) => {
      await context.send('getSearchIndex', { query: { surprise: '1' } }, 400);
    },
  );
}
