import { contract, type JsonSchema, type Operation } from '@touchline/types/contract';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { contractErrors, testApp } from './harness.ts';
import { sampled } from './world-samples.ts';

const schemas = contract.schemas.components.schemas;
const resolved = (schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === 'string'
    ? (schemas[schema.$ref.split('/').at(-1) as string] as JsonSchema)
    : schema;

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-0',
    '1e3',
    'NaN',
    'null',
    '../..',
    "' or 1=1 --",
    '\u0000',
    '__proto__',
    '%00',
  ),
  fc.stringMatching(/^(ma|te|to|se|co)-[a-z0-9]{1,6}(-[a-z0-9]{1,3}){0,8}$/),
);

/** Mostly invalid, sometimes valid, so that errors of other parameters are reached too. */
function valueFor(schema: JsonSchema): fc.Arbitrary<string> {
  const { type, minimum, maximum, enum: values, examples } = resolved(schema);
  if (type === 'integer') {
    const range = { min: Number(minimum ?? 0) - 2, max: Number(maximum ?? 9999) + 2 };
    return fc.oneof(fc.integer(range).map(String), junk);
  }
  const valid = (values ?? examples ?? ['x']) as string[];
  return fc.oneof(fc.constantFrom(...valid), junk);
}

function queryOf({ parameters }: Operation): fc.Arbitrary<[string, string][]> {
  const documented = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) =>
      fc.array(
        valueFor(schema).map((value): [string, string] => [name, value]),
        { maxLength: 2 },
      ),
    );
  const unknown = fc.array(fc.tuple(fc.string({ maxLength: 8 }), junk), { maxLength: 1 });
  return fc.tuple(...documented, unknown).map((lists) => lists.flat());
}

function pathOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path');
  return fc
    .tuple(...inPath.map(({ schema }) => valueFor(schema)))
    .map((values) =>
      inPath.reduce(
        (filled, { name }, i) =>
          filled.replace(`{${name}}`, () => encodeURIComponent(values[i] ?? '')),
        path,
      ),
    );
}

function expectNoServerError(operation: Operation, response: LightMyRequestResponse): void {
  const { statusCode } = response;
  expect(statusCode).toBeLessThan(500);
  // Junk in the path may turn it into another path, or into none.
  const isElsewhere = statusCode === 404 || statusCode === 405;
  if (!isElsewhere) expect(contractErrors(operation.id, response)).toEqual([]);
  if (statusCode === 400) expect(response.json().errors.length).toBeGreaterThan(0);
}

const upstream = contract.operations.filter(({ servedBy }) => servedBy === 'upstream');
const gets = upstream.filter(({ method, security }) => method === 'GET' && security === 'none');
const posts = upstream.filter(({ body }) => body);

const RUNS = sampled(60);

const unencodable = (text: string) => /[\uD800-\uDFFF]/.test(text);

test.each(gets)(
  'API-21 no request to $id causes a 5xx',
  async (operation) => {
    const { inject } = await testApp();
    const input = fc.tuple(pathOf(operation), queryOf(operation), fc.string({ maxLength: 30 }));
    await fc.assert(
      fc.asyncProperty(input, async ([path, query, language]) => {
        const headers = { 'accept-language': language.replace(/[^\x20-\x7e]/g, '') };
        expectNoServerError(
          operation,
          await inject({ url: `${path}?${new URLSearchParams(query)}`, headers }),
        );
      }),
      { numRuns: RUNS },
    );
  },
  30_000,
);

function bodyOf({ body }: Operation): fc.Arbitrary<unknown> {
  const { properties } = resolved(body as JsonSchema) as { properties: Record<string, JsonSchema> };
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fc.oneof({ weight: 3, arbitrary: valueFor(schema) }, fc.jsonValue(), fc.emailAddress()),
    ]),
  );
  const shaped = fc.record(fields, { requiredKeys: [] });
  return fc.oneof({ weight: 4, arbitrary: shaped }, fc.jsonValue());
}

test.each(posts)(
  'API-21 no body sent to $id causes a 5xx',
  async (operation) => {
    const { inject } = await testApp();
    const text = fc.oneof(
      { weight: 4, arbitrary: bodyOf(operation).map((body) => JSON.stringify(body)) },
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/json',
    );
    await fc.assert(
      fc.asyncProperty(text, type, async (body, contentType) => {
        fc.pre(!unencodable(body));
        const headers = { 'content-type': contentType };
        const { path: url } = operation;
        expectNoServerError(operation, await inject({ method: 'POST', url, headers, body }));
      }),
      { numRuns: RUNS },
    );
  },
  30_000,
);

test('API-4 no authorization header causes a 5xx', async () => {
  const { inject } = await testApp();
  const parts = fc.array(fc.oneof(fc.base64String(), fc.string()), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(parts, async (some) => {
      const token = some.join('.').replace(/[^\x20-\x7e]/g, '');
      const headers = { authorization: `Bearer ${token}` };
      expect((await inject({ url: '/auth/wallet', headers })).statusCode).toBe(401);
    }),
    { numRuns: sampled(150) },
  );
});

test('no value of x-world-at or x-mock-scenario causes a 5xx', async () => {
  const { inject } = await testApp();
  const instant = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const factor = fc.double().map(String);
  const worldAt = fc.oneof(
    junk,
    fc.tuple(instant, instant, factor).map(([at, from, by]) => `${at}; from=${from}; factor=${by}`),
  );
  await fc.assert(
    fc.asyncProperty(worldAt, junk, async (at, scenario) => {
      const cookie = `x-world-at=${encodeURIComponent(at)}; x-mock-scenario=${encodeURIComponent(scenario)}`;
      const { statusCode } = await inject({ url: '/matches/live', headers: { cookie } });
      expect([200, 400]).toContain(statusCode);
    }),
    { numRuns: sampled(150) },
  );
});
