import type { SearchIndex } from '@touchline/types';
import type { Found } from '../discover.ts';
import type { Suite } from '../suite.ts';

/** Only the gateway has it: where it is not known, that is noted and nothing more. */
export async function searchIndexCases(suite: Suite, found: Found): Promise<void> {
  const { status } = await suite.ask(suite.operation('getSearchIndex'));
  if (status === 404) return;
  await suite.check('getSearchIndex', 'knows every team and tournament once', async (trial) => {
    const { countries, teams, tournaments } = await trial.data<SearchIndex>('getSearchIndex');
    const known = new Set([...teams, ...tournaments].map(({ id }) => id));
    trial.same(known.size, teams.length + tournaments.length, 'how many ids there are');
    for (const { id } of [...found.rankings, ...found.tournaments]) {
      if (!known.has(id)) trial.fault(`${id} cannot be searched for`);
    }
    const places = new Set(countries.map(({ id }) => id));
    for (const { id, country } of [...teams, ...tournaments]) {
      if (!places.has(country)) trial.fault(`${id} is of ${country}, which is not named`);
    }
  });
  await suite.check('getSearchIndex', 'a copy that is still right is a 304', async (trial) => {
    const { headers } = await trial.ask('getSearchIndex');
    const known = { headers: { 'if-none-match': headers.get('etag') ?? '"none"' } };
    const again = await suite.ask(suite.operation('getSearchIndex'), known);
    trial.same([again.status, again.text], [304, ''], 'the index with its own etag');
    suite.note('getSearchIndex', again.status);
  });
  await suite.check('getSearchIndex', 'refuses what the contract does not know', async (trial) => {
    await trial.ask('getSearchIndex', { query: { surprise: '1' } }, 400);
  });
}
