import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { apiDocsRoutes } from '../src/api-docs/api-docs-routes.ts';

test('where the viewer is not installed the page says so and leads to the contract', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(apiDocsRoutes, {
    viewerDir: undefined,
    siteStyle: async () => '',
  });
  const { statusCode, body } = await app.inject('/worlds/api');
  expect(statusCode).toBe(404);
  expect(body).toContain('not installed here');
  expect(body).toContain('href="/openapi.yaml"');
});
