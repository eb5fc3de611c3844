import type { JsonSchema } from '@touchline/types/contract';
import { createContract } from '@touchline/types/create-contract';
import { expect, test } from 'vitest';
import { bearer, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const ok = (schema: JsonSchema) => ({
  200: { content: { 'application/json': { schema } } },
});
const books = { type: 'object', properties: { data: { type: 'array' } } };

/** The contract of a library, which has nothing of a match. */
const library = createContract({
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        responses: ok(books),
        'x-cache': { fresh: 60, stale: 0, onError: 0 },
      },
      post: {
        operationId: 'orderBook',
        responses: ok(books),
        'x-rate-limit': { max: 2, windowSeconds: 60, by: ['address'] },
      },
    },
    '/loans': {
      get: { operationId: 'listLoans', security: [{ bearer: [] }], responses: ok(books) },
    },
  },
});

test('SYS-1 the gateway serves any contract by its own rules', async () => {
  const origin = await startOrigin(json(['One', 'Two']));
  const { client } = await startGateway(origin.url, { contract: library });

  for (let n = 0; n < 2; n += 1) {
    const { body } = await client.get('/api/books').expect(200);
    expect(body).toEqual({ data: ['One', 'Two'] });
  }
  expect(origin.requests.map(({ url }) => url)).toEqual(['/books']);

  await client.get('/api/loans').expect(401);
  await client.get('/api/loans').set('authorization', bearer()).expect(200);

  for (const status of [200, 200, 429]) await client.post('/api/books').send({}).expect(status);
  const { headers } = await client.get('/api/loans/1').expect(404);
  expect(headers['content-type']).toMatch(/problem/);
  await client
    .put('/api/books')
    .expect(405)
    .expect('allow', /GET.*POST/);
  await client.get('/api/matches/live').expect(404);
});

test('SYS-1 a contract with a method that Touchline does not have is refused with its place', () => {
  const paths = { '/books/{id}': { delete: { operationId: 'removeBook', responses: {} } } };
  expect(() => createContract({ paths })).toThrow(
    'A contract has GET and POST only, and this one DELETE /books/{id}.',
  );
});
