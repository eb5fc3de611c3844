import type { PageRenderer } from '@touchline/shared/domain/page-renderer';
import { expect, test } from 'vitest';
import { onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const CROWD = '192.0.2.1';
const VISITOR = '198.51.100.1';

async function setUp(render: PageRenderer['render']) {
  const upstream = await startOrigin(json([]));
  // On a busy machine a hundred pages take longer than a page may.
  const env = { PAGE_BUDGET_MS: '60000' };
  const { app } = await startGateway(upstream.url, { renderer: onePageSite(render), env });
  return (url: string, remoteAddress: string, cookie?: string) =>
    app.inject({ url, remoteAddress, headers: { ...(cookie && { cookie }) } });
}

test('a network that asks for many pages waits for its own: a page of another is rendered among the first', async () => {
  const rendered: string[] = [];
  const visit = await setUp(async ({ url, turn }) => {
    for (let piece = 0; piece < 3; piece += 1) await turn?.();
    rendered.push(url);
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '' };
  });
  const crowd = Array.from({ length: 100 }, (_, n) => visit(`/${n}`, CROWD));
  await waitFor(() => expect(rendered.length).toBeGreaterThan(0));
  const before = rendered.length;
  await visit('/visitor', VISITOR);
  expect(rendered.indexOf('/visitor') - before).toBeLessThan(10);
  await Promise.all(crowd);
  expect(rendered).toHaveLength(101);
});

test('a visitor does not wait for a page that a network has asked for behind many of its own', async () => {
  const rendered: string[] = [];
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const visit = await setUp(async ({ url, turn }) => {
    begin();
    for (let piece = 0; piece < 3; piece += 1) await turn?.();
    rendered.push(url);
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '' };
  });
  const crowd = Array.from({ length: 100 }, (_, n) => visit(`/${n}`, CROWD));
  await hasBegun;
  await Promise.all([visit('/home', CROWD), visit('/home', VISITOR)]);
  expect(rendered).toContain('/home');
  expect(rendered.indexOf('/home')).toBeLessThan(50);
  await Promise.all(crowd);
});

test('the data of pages is read in turns: a network that asks for many pages keeps no other from reading', async () => {
  const rendered: string[] = [];
  const visit = await setUp(async ({ url, origin, fetch }) => {
    for (let call = 0; call < 3; call += 1)
      await (await fetch(new Request(`${origin}/api/matches/live`))).json();
    rendered.push(url);
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '' };
  });
  await visit('/first', VISITOR);
  const crowd = Promise.all(Array.from({ length: 100 }, (_, n) => visit(`/${n}`, CROWD)));
  await visit('/visitor', VISITOR);
  expect(rendered.indexOf('/visitor')).toBeLessThan(10);
  await crowd;
  expect(rendered).toHaveLength(102);
});

test('pages of one network are rendered one after the other, in the order in which they were asked for', async () => {
  const steps: string[] = [];
  const visit = await setUp(async ({ url, turn }) => {
    steps.push(`${url} begins`);
    for (let piece = 0; piece < 3; piece += 1) await turn?.();
    steps.push(`${url} ends`);
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '' };
  });
  const urls = ['/0', '/1', '/2', '/3', '/4'];
  await Promise.all(urls.map((url) => visit(url, CROWD)));
  expect(steps).toEqual(urls.flatMap((url) => [`${url} begins`, `${url} ends`]));
});

test('paths without a page are rendered once', async () => {
  let count = 0;
  const renderer: PageRenderer = {
    ...onePageSite(async () => {
      count += 1;
      return { status: 404, headers: { 'content-type': 'text/html' }, body: 'no page' };
    }),
    normalizeUrl: () => '/not-found',
  };
  const upstream = await startOrigin(json([]));
  const { app } = await startGateway(upstream.url, { renderer });
  for (let n = 0; n < 20; n += 1) {
    const { statusCode, body } = await app.inject(`/none-${n}`);
    expect([statusCode, body]).toEqual([404, 'no page']);
  }
  expect(count).toBe(1);
});
