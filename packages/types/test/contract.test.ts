import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contract, type Operation } from '../src/contract.ts';

const operation = (id: string) => contract.operations.find((one) => one.id === id) as Operation;

test('SYS-1 every operation of openapi.yaml is in the data', async () => {
  const text = await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
  const ids = [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(contract.operations.map(({ id }) => id)).toEqual(ids);
});

test('SYS-1 every public GET of an upstream has a cache policy', () => {
  const uncached = contract.operations.filter(
    (one) =>
      one.method === 'GET' && one.security === 'none' && one.servedBy === 'upstream' && !one.cache,
  );
  expect(uncached).toEqual([]);
});

test('API-4 only the account requires a token, and the chat accepts one', () => {
  const by = (security: string) =>
    contract.operations.filter((one) => one.security === security).map(({ id }) => id);
  expect(by('required')).toEqual(['changePassword', 'listSessions', 'endSessions', 'getWallet']);
  expect(by('optional')).toEqual(['askChat']);
});

test('SYS-5 every error of every operation is problem+json', () => {
  for (const { id, responses } of contract.operations) {
    for (const [status, { contentType }] of Object.entries(responses)) {
      if (Number(status) >= 400)
        expect([id, contentType]).toEqual([id, 'application/problem+json']);
    }
  }
});

test('SYS-6 the offset is a whole number of minutes from -720 to 840', () => {
  const offset = operation('listMatches').parameters.find(({ name }) => name === 'timezoneOffset');
  expect(offset).toMatchObject({ in: 'query', required: true });
  expect(offset?.schema).toMatchObject({ type: 'integer', minimum: -720, maximum: 840 });
});

test('SYS-1 every list parameter is one value separated by commas, which is how the client sends lists', () => {
  const lists = contract.operations
    .flatMap(({ parameters }) => parameters)
    .filter(({ schema }) => schema.type === 'array');
  expect(lists.map(({ name, in: place, list }) => [name, place, list])).toEqual([
    ['matchIds', 'query', true],
  ]);
});

test('ENT-12 every id is opaque: they all have one form, which says nothing of their kind', () => {
  const { Id, IdOrNone } = contract.schemas.components.schemas as Record<
    string,
    { pattern: string }
  >;
  const isId = new RegExp(Id?.pattern ?? '');
  for (const id of ['nqp2u8jst2alpsx', 'te-eng-7', 'A_1.~', '7', 'x'.repeat(64)])
    expect([id, isId.test(id)]).toEqual([id, true]);
  for (const id of ['', 'a/b', 'a b', 'é', 'x'.repeat(65)])
    expect([id, isId.test(id)]).toEqual([id, false]);
  expect(new RegExp(IdOrNone?.pattern ?? '').test('')).toBe(true);
  const ids = contract.operations
    .flatMap(({ parameters }) => parameters)
    .filter(({ name }) => /Id$/.test(name));
  expect(new Set(ids.map(({ schema }) => schema.$ref))).toEqual(
    new Set(['contract#/components/schemas/Id']),
  );
});
