import { contract, type OperationId } from '@touchline/types/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worldFetch } from '../src/testing/index.ts';
import { loadHistory } from '../src/world/history/load-history.ts';
import { contractErrors } from './harness.ts';
import { sharedWorld } from './world-samples.ts';

const FIRST = Date.parse('2010-07-01T00:00:00Z');
const LAST = Date.parse('2026-06-30T00:00:00Z');
const DAY_MS = 86_400_000;
const SAMPLE_DAYS = 40;

/** Ids of the real seasons, by what begins them. */
async function realIds(): Promise<Record<string, string[]>> {
  const history = await loadHistory();
  const world = sharedWorld('touchline', 'small', history);
  const tournamentIds = new Set(
    history.competitions.map(({ code }) => `to-${code.replaceAll('.', '')}`),
  );
  const matches = Array.from({ length: SAMPLE_DAYS }, (_, no) => {
    const from = (FIRST + ((no + 0.5) / SAMPLE_DAYS) * (LAST - FIRST)) / 1000;
    return world
      .at(from, 'en')
      .matchesBetween(from, from + 172_800, 'football')
      .filter(({ tournament }) => tournamentIds.has(tournament.id))
      .slice(0, 20);
  }).flat();
  const seasons = history.competitions.flatMap(({ code, seasons }) =>
    [...seasons.keys()].map((year) => `se-${code.replaceAll('.', '')}-${year}`),
  );
  return {
    matchId: matches.map(({ id }) => id),
    teamId: matches.map(({ homeTeam }) => homeTeam.id),
    tournamentId: matches.map(({ tournament }) => tournament.id),
    countryId: matches.map(({ tournament }) => tournament.country.id),
    seasonId: seasons,
  };
}

type Values = Readonly<Record<string, string[]>>;

/** A value of a parameter that is right for some operation, and now and then another one. */
function valueFor(
  ids: Values,
  name: string,
  schema: Record<string, unknown>,
): fc.Arbitrary<string> {
  const { type, minimum = 0, maximum = 200, enum: values, examples } = schema;
  const broken = fc.constantFrom(
    '',
    '0',
    '-1',
    'null',
    'ma-en1-2011-99-1',
    'se-en1-1999',
    '2012-02-30',
  );
  if (name === 'date') {
    const day = fc.integer({ min: FIRST / DAY_MS, max: LAST / DAY_MS });
    const text = (no: number) =>
      new Date(no * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
    return fc.oneof({ weight: 9, arbitrary: day.map(text) }, broken);
  }
  const valid = ids[name] ?? ((values ?? examples) as string[] | undefined);
  if (valid) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...valid) }, broken);
  if (type !== 'integer') return fc.oneof(fc.string({ maxLength: 12 }), broken);
  return fc
    .integer({ min: Number(minimum) - 1, max: Math.min(Number(maximum), 900) + 1 })
    .map(String);
}

const gets = contract.operations.filter(
  ({ servedBy, method, security }) =>
    servedBy === 'upstream' && method === 'GET' && security === 'none',
);
const resolved = (schema: Record<string, unknown>) =>
  typeof schema.$ref === 'string'
    ? (contract.schemas.components.schemas[
        schema.$ref.split('/').at(-1) as string
      ] as typeof schema)
    : schema;

test('API-21 no request to the real seasons causes a 5xx, and each response is valid, at any instant', async () => {
  const ids = await realIds();
  const fetch = worldFetch({ at: '2012-05-13T15:20:00Z', size: 'small', seasons: 'real' });
  const requests = fc.constantFrom(...gets).chain(({ id, path, parameters }) =>
    fc.tuple(
      fc.constant({ id, path }),
      fc.integer({ min: FIRST, max: LAST }),
      fc.constantFrom('en', 'zh', 'es'),
      ...parameters
        .filter((one) => one.in !== 'header')
        .map(({ name, in: place, required, schema }) =>
          fc
            .option(valueFor(ids, name, resolved(schema)), {
              nil: undefined,
              freq: required ? 20 : 2,
            })
            .map((value) => ({ name, place, value })),
        ),
    ),
  );
  const property = fc.asyncProperty(requests, async ([{ id, path }, at, language, ...values]) => {
    const query = new URLSearchParams();
    let filled = path;
    for (const { name, place, value = place === 'path' ? 'x' : undefined } of values) {
      if (value === undefined) continue;
      if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value || 'x'));
      else query.append(name, value);
    }
    const headers = { 'x-world-at': new Date(at).toISOString(), 'accept-language': language };
    const response = await fetch(`http://localhost${filled}?${query}`, { headers });
    const seen = {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
    expect(seen.statusCode).toBeLessThan(500);
    // Junk in the path may turn it into another path, or into none.
    if (seen.statusCode === 404 || seen.statusCode === 405) return;
    expect(contractErrors(id as OperationId, seen as never)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 1500, seed: 20_120_513 });
}, 600_000);
