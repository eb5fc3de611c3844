import type { SearchIndex } from '@touchline/types';
import type { Found } from '../discover.ts';
import type { Suite } from '../suite.ts';

/** Only the gateway serves the index: on a 404 these cases are skipped. */
export async function searchIndexCases(suite: Suite, found: Found): Promise<void> {
  const { status } = await suite.send(suite.operation('getSearchIndex'));
  if (status === 404) return;
  await suite.check('getSearchIndex', 'contains every team and tournament once', async (trial) => {
    const { countries, teams, tournaments } = await trial.data<SearchIndex>('getSearchIndex');
    const ids = new Set([...teams, ...tournaments].map(({ id }) => id));
    trial.same(ids.size, teams.length + tournaments.length, 'the number of ids');
    for (const { id } of [...found.rankings, ...found.tournaments]) {
      if (!ids.has(id)) trial.fault(`${id} is not in the index`);
    }
    const countryIds = new Set(countries.map(({ id }) => id));
    for (const { id, country } of [...teams, ...tournaments]) {
      if (!countryIds.has(country)) trial.fault(`${id} has the unknown country ${country}`);
    }
  });
  await suite.check('getSearchIndex', 'a request with the current etag is a 304', async (trial) => {
    const { headers } = await trial.send('getSearchIndex');
    const conditional = { headers: { 'if-none-match': headers.get('etag') ?? '"none"' } };
    const again = await suite.send(suite.operation('getSearchIndex'), conditional);
    trial.same([again.status, again.text], [304, ''], 'the index with its own etag');
    suite.recordStatus('getSearchIndex', again.status);
  });
  await suite.check(
    'getSearchIndex',
    'refuses parameters that the contract does not allow',
    async (trial) => {
      await trial.send('getSearchIndex', { query: { surprise: '1' } }, 400);
    },
  );
}
