import { expect, test } from 'vitest';
import { now, testApp } from './harness.ts';

const instant = '2026-11-22T20:00:00Z';
const live = '/matches/live';

test('a request gets the instant that it asks for, and nobody else does', async () => {
  const { ask } = await testApp();
  const own = await ask({ url: live, headers: { 'x-world-at': instant } });
  expect(own.headers['x-world-now']).toBe(instant);
  expect(own.json().data[0].id).toBe('ma-eng1-26-22');
  const other = await ask(live);
  expect(other.headers['x-world-now']).toBe('2026-11-20T20:00:00Z');
  expect(other.json().data[0].id).toBe('ma-eng1-26-20');
});

test('what was made for one caller alone is kept by nobody', async () => {
  const { ask } = await testApp();
  const { headers } = await ask({ url: live, headers: { 'x-world-at': instant } });
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await ask(live)).headers.vary).toContain('x-world-at, x-mock-scenario, cookie');
});

test('cookies say the same as headers, and a header comes first', async () => {
  const { ask } = await testApp();
  const cookie = `a=b; x-world-at=${encodeURIComponent(instant)}; x-mock-scenario=empty`;
  const byCookie = await ask({ url: live, headers: { cookie } });
  expect(byCookie.headers['x-world-now']).toBe(instant);
  expect(byCookie.json().data).toEqual([]);
  const both = await ask({ url: live, headers: { cookie, 'x-world-at': '2030-01-01T00:00:00Z' } });
  expect(both.headers['x-world-now']).toBe('2030-01-01T00:00:00Z');
});

test('an instant can run on from a real one, at any speed', async () => {
  const { ask, clock } = await testApp();
  const from = new Date(now * 1000).toISOString();
  const headers = { 'x-world-at': `${instant}; from=${from}; factor=60` };
  clock.seconds = now + 10;
  const response = await ask({ url: live, headers });
  expect(response.headers['x-world-now']).toBe('2026-11-22T20:10:00Z');
});

test('what cannot be read is a 400 that lists what is known', async () => {
  const { ask } = await testApp();
  const headers = { 'x-world-at': '1999-01-01T00:00:00Z', 'x-mock-scenario': 'empty, sloow' };
  const response = await ask({ url: live, headers });
  expect(response.statusCode).toBe(400);
  const [at, scenario] = response.json().errors;
  expect(at).toMatchObject({ field: 'x-world-at', in: 'header' });
  expect(at.message).toContain('from 2000 to 2100');
  expect(scenario).toMatchObject({ field: 'x-mock-scenario', in: 'header' });
  expect(scenario.message).toContain('empty, slow, flaky, down, half-filled, odds-storm');
  const cookie = 'x-mock-scenario=constructor';
  const byCookie = await ask({ url: live, headers: { cookie } });
  expect(byCookie.json().errors[0].in).toBe('cookie');
});

test('without DEV_TOOLS neither header nor cookie changes anything', async () => {
  const { ask } = await testApp({ devTools: false });
  const headers = {
    'x-world-at': 'nonsense',
    'x-mock-scenario': 'down',
    cookie: 'x-mock-scenario=empty',
  };
  const response = await ask({ url: live, headers });
  expect(response.statusCode).toBe(200);
  expect(response.json().data).toHaveLength(1);
  expect(response.headers.vary).toBe('accept-language');
});
