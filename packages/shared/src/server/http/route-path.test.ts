import { contract } from '@touchline/types/contract';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { routePath } from './route-path.ts';

async function paramsOf(path: string) {
  const app = fastify();
  for (const { path: template } of contract.operations.filter(({ method }) => method === 'GET')) {
    app.get(routePath(template), (request) => ({ template, params: request.params }));
  }
  return (await app.inject(path)).json();
}

test('the router matches a parameter before an extension', async () => {
  expect(await paramsOf('/static/terms-of-service.html')).toMatchObject({
    params: { pageName: 'terms-of-service' },
  });
});

test('the router matches two parameters in one path', async () => {
  expect(await paramsOf('/images/teams/te-eng-7.svg')).toMatchObject({
    params: { kind: 'teams', name: 'te-eng-7' },
  });
});
