import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { handlersFor } from '../../src/testing/index.ts';

test('the world behind MSW, with one handler of one’s own before it', async () => {
  const server = setupServer(
    http.get('*/api/teams/rankings', () => HttpResponse.json({ data: [] })),
    ...handlersFor({ http }, { at: '2026-11-28T15:20:00Z' }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  const live = await fetch('https://site.example/api/matches/live?limit=3');
  expect(live.headers.get('x-world-now')).toBe('2026-11-28T15:20:00Z');
  expect(await live.json()).toMatchObject({ data: { length: 3 } });
  const rankings = await fetch('https://site.example/api/teams/rankings?sportType=football');
  expect(await rankings.json()).toEqual({ data: [] });
  const page = await fetch('https://site.example/api/static/about.html');
  expect(page.headers.get('content-type')).toContain('text/html');
});
