import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { handlersFor } from '../../src/testing/index.ts';

const AT = '2026-11-28T15:20:00Z';

test.each(['https://api.example', 'https://api.example/v1/', '*/backend'])(
  'the front end may expect the API at %s',
  async (baseUrl) => {
    const server = setupServer(...handlersFor({ http }, { at: AT, baseUrl }));
    server.listen({ onUnhandledFrame: 'error' });
    onTestFinished(() => server.close());
    const base = baseUrl.replace('*', 'https://site.example').replace(/\/$/, '');
    const live = await fetch(`${base}/matches/live?limit=3`);
    expect(await live.json()).toMatchObject({ data: { length: 3 } });
  },
);

test('a path as the base of the API is below the page’s origin', async () => {
  // As in a browser: Node has no page whose origin MSW could take.
  const handler = (path: string, resolver: (info: { request: Request }) => Promise<Response>) => ({
    path,
    resolver,
  });
  const handlers = handlersFor(
    { http: { get: handler, post: handler } },
    { at: AT, baseUrl: '/backend' },
  );
  const answer = handlers.find(({ path }) => path === '/backend/matches/live');
  const request = new Request('https://site.example/backend/matches/live?limit=3');
  expect(await (await answer?.resolver({ request }))?.json()).toMatchObject({
    data: { length: 3 },
  });
});

test('the world behind MSW, with one handler of one’s own before it', async () => {
  const server = setupServer(
    http.get('*/api/teams/rankings', () => HttpResponse.json({ data: [] })),
    ...handlersFor({ http }, { at: AT }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  const live = await fetch('https://site.example/api/matches/live?limit=3');
  expect(live.headers.get('x-world-now')).toBe(AT);
  expect(await live.json()).toMatchObject({ data: { length: 3 } });
  const rankings = await fetch('https://site.example/api/teams/rankings?sportType=football');
  expect(await rankings.json()).toEqual({ data: [] });
  const page = await fetch('https://site.example/api/static/about.html');
  expect(page.headers.get('content-type')).toContain('text/html');
});
