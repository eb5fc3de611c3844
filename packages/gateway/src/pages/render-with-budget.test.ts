import { expect, test } from 'vitest';
import { onePageSite } from '../../test/gateway.ts';
import { renderWithBudget } from './render-with-budget.ts';

const page = { status: 200, headers: {}, body: '' };
const log = { warn() {}, error() {} } as never;

const requestWith = (signal: AbortSignal, turn: () => Promise<unknown>) => ({
  url: '/',
  origin: 'http://site.example',
  cookies: {},
  now: 0,
  fetch: async () => Response.json({}),
  signal,
  turn,
});

test.each([
  ['whose visitors have left', (visitors: AbortController) => visitors.abort(new Error('left'))],
  ['whose time is up', () => {}],
])('a page %s is not rendered further when its turn comes', async (_, leave) => {
  const visitors = new AbortController();
  const turn = Promise.withResolvers<void>();
  const over = Promise.withResolvers<boolean>();
  const begun = Promise.withResolvers<void>();
  const site = onePageSite(async (request) => {
    begun.resolve();
    await request.turn?.().catch((error) => {
      over.resolve(true);
      throw error;
    });
    over.resolve(false);
    return page;
  });
  const render = renderWithBudget(site, 10, log);
  const rendered = render(
    requestWith(visitors.signal, () => turn.promise),
    'id',
    Promise.resolve(),
  ).catch(() => {});
  await begun.promise;
  leave(visitors);
  await rendered;
  turn.resolve();
  expect(await over.promise).toBe(true);
});
