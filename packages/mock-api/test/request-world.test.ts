import { expect, test } from 'vitest';
import { NOW_SECONDS, testApp } from './harness.ts';

const CHOSEN_INSTANT = '2026-11-22T20:00:00Z';
const LIVE_URL = '/matches/live';

test('a request can choose its instant, without effect on other requests', async () => {
  const { inject } = await testApp();
  const chosen = await inject({ url: LIVE_URL, headers: { 'x-world-at': CHOSEN_INSTANT } });
  expect(chosen.headers['x-world-now']).toBe(CHOSEN_INSTANT);
  expect(chosen.json().data[0].id).toBe('ma-eng1-26-22');
  const other = await inject(LIVE_URL);
  expect(other.headers['x-world-now']).toBe('2026-11-20T20:00:00Z');
  expect(other.json().data[0].id).toBe('ma-eng1-26-20');
});

test('a response for an overridden world is not cached', async () => {
  const { inject } = await testApp();
  const { headers } = await inject({ url: LIVE_URL, headers: { 'x-world-at': CHOSEN_INSTANT } });
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await inject(LIVE_URL)).headers.vary).toContain(
    'x-world-at, x-mock-scenario, x-mock-overrides, x-mock-facts, cookie',
  );
});

test('cookies work like headers, and a header takes precedence', async () => {
  const { inject } = await testApp();
  const cookie = `a=b; x-world-at=${encodeURIComponent(CHOSEN_INSTANT)}; x-mock-scenario=empty`;
  const byCookie = await inject({ url: LIVE_URL, headers: { cookie } });
  expect(byCookie.headers['x-world-now']).toBe(CHOSEN_INSTANT);
  expect(byCookie.json().data).toEqual([]);
  const both = await inject({
    url: LIVE_URL,
    headers: { cookie, 'x-world-at': '2030-01-01T00:00:00Z' },
  });
  expect(both.headers['x-world-now']).toBe('2030-01-01T00:00:00Z');
});

test('an instant can run on from a real instant, at any speed', async () => {
  const { inject, clock } = await testApp();
  const from = new Date(NOW_SECONDS * 1000).toISOString();
  const headers = { 'x-world-at': `${CHOSEN_INSTANT}; from=${from}; factor=60` };
  clock.seconds = NOW_SECONDS + 10;
  const response = await inject({ url: LIVE_URL, headers });
  expect(response.headers['x-world-now']).toBe('2026-11-22T20:10:00Z');
});

test.each([
  ['2026-11-23T04:00[Asia/Shanghai]', CHOSEN_INSTANT],
  ['2026-W47-7T20:00', CHOSEN_INSTANT],
  ['+P2D', CHOSEN_INSTANT],
  ['-PT2H', '2026-11-20T18:00:00Z'],
])('a request can choose its instant as %s', async (text, instant) => {
  const { inject } = await testApp();
  const byHeader = await inject({ url: LIVE_URL, headers: { 'x-world-at': text } });
  expect(byHeader.headers['x-world-now']).toBe(instant);
  const cookie = `x-world-at=${encodeURIComponent(text)}`;
  const byCookie = await inject({ url: LIVE_URL, headers: { cookie } });
  expect(byCookie.headers['x-world-now']).toBe(instant);
});

test('an invalid instant is a 400 that says what is wrong, what is accepted, and gives examples', async () => {
  const { inject } = await testApp();
  const headers = { 'x-world-at': '2026-03-29T01:30[Europe/London]' };
  const response = await inject({ url: LIVE_URL, headers });
  expect(response.statusCode).toBe(400);
  const [{ message }] = response.json().errors;
  expect(message).toContain('does not exist: the clocks of Europe/London skip it');
  expect(message).toContain("('2026-03-29T01:30[Europe/London]')");
  expect(message).toContain("'2026-12-24T18:00[Asia/Shanghai]'");
  expect(message).toContain('+P3D');
  expect(message).toContain('; factor=');
});

test('an invalid header is a 400 that lists the valid values', async () => {
  const { inject } = await testApp();
  const headers = { 'x-world-at': '1999-01-01T00:00:00Z', 'x-mock-scenario': 'empty, sloow' };
  const response = await inject({ url: LIVE_URL, headers });
  expect(response.statusCode).toBe(400);
  const [at, scenario] = response.json().errors;
  expect(at).toMatchObject({ field: 'x-world-at', in: 'header' });
  expect(at.message).toContain('from 2000 to 2100');
  expect(scenario).toMatchObject({ field: 'x-mock-scenario', in: 'header' });
  expect(scenario.message).toContain('empty, slow, flaky, down, half-filled, odds-storm');
  const cookie = 'x-mock-scenario=constructor';
  const byCookie = await inject({ url: LIVE_URL, headers: { cookie } });
  expect(byCookie.json().errors[0].in).toBe('cookie');
});

test('without DEV_TOOLS neither header nor cookie changes anything', async () => {
  const { inject } = await testApp({ devTools: false });
  const headers = {
    'x-world-at': 'nonsense',
    'x-mock-scenario': 'down',
    cookie: 'x-mock-scenario=empty',
  };
  const response = await inject({ url: LIVE_URL, headers });
  expect(response.statusCode).toBe(200);
  expect(response.json().data).toHaveLength(1);
  expect(response.headers.vary).toBe('accept-language');
});
