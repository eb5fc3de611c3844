import { expect, test } from './fixtures.ts';

test('the API is documented, and called in the world of this browser', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) foreign.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  const docs = await page.request.get('/worlds/api');
  if (docs.status() === 404) {
    // The image of the gateway, which has no development dependencies.
    expect(await docs.text()).toContain('not installed here');
    expect(await (await page.request.get('/openapi.yaml')).text()).toMatch(/^openapi: 3/);
    return;
  }
  const operationPage = encodeURIComponent('/worlds/api#/matches/listLiveMatches');
  await page.goto(`/worlds/enter?at=2026-12-24T18:00:00Z&to=${operationPage}`);
  const operation = page.locator('.opblock.is-open');
  await operation.getByRole('button', { name: 'Execute' }).click();
  const response = operation.locator('.live-responses-table');
  await expect(response).toContainText('x-world-now: 2026-12-24T18:00:00Z');
  expect(foreign).toEqual([]);
  expect(refused).toEqual([]);
});
