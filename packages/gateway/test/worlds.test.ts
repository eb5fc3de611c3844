import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Match } from '@touchline/types';
import { describe, expect, test } from 'vitest';
import { gatewayOfFile, startGateway } from './gateway.ts';
import { json, originOfFile, startOrigin } from './origin.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const LATE = Date.parse('2026-11-20T20:45:00Z') / 1000;

const late = {
  id: 'ma-late',
  homeTeam: { name: 'Northgate <b>' },
  awayTeam: { name: 'Southgate' },
  tournament: { name: 'A league' },
  incidents: [
    { id: '1', kind: 'goal', at: LATE - 3000, minute: 40, text: '' },
    { id: '2', kind: 'goal', at: LATE, minute: 89, text: '' },
  ],
} as unknown as Match;

/** An upstream with a late goal yesterday, and without instants before the year 2000. */
const answer: RequestListener = (request, response) => {
  if (String(request.headers['x-world-at']).startsWith('1')) {
    response.writeHead(400, { 'content-type': 'application/problem+json' });
    const errors = [{ field: 'x-world-at', in: 'header', message: 'must be later' }];
    response.end(JSON.stringify({ title: 'Bad Request', status: 400, errors }));
    return;
  }
  if (request.url === '/_mock/world') {
    response.end(JSON.stringify({ data: { seed: 'touchline', size: 'standard' } }));
    return;
  }
  if (request.url === '/_mock/scenarios') {
    const one = {
      name: 'rich-wallet',
      description: 'A full wallet.',
      source: 'file',
      to: '/account',
    };
    response.end(JSON.stringify({ data: [one] }));
    return;
  }
  if (request.method === 'POST') {
    // As the mock API shortens overrides that are too long for a header.
    text(request).then((sent) => {
      const value = sent.length > 1200 ? '@a-token' : sent;
      response.end(JSON.stringify({ data: { value } }));
    });
    return;
  }
  const isDay = request.url?.includes('date=20261120') && request.url.includes('football');
  json(isDay ? [late] : [], { 'x-world-now': NOW })(request, response);
};

const IN_2030 = () => Date.parse('2030-01-01T00:00:00Z');
const upstream = originOfFile(answer);
const shared = gatewayOfFile(upstream, { env: { DEV_TOOLS: 'on' }, clock: IN_2030 });

/** A site of the test's own. */
const setUp = async (env = {}, clock = IN_2030) => {
  const own = await startOrigin(answer);
  const { client } = await startGateway(own.url, { env: { DEV_TOOLS: 'on', ...env }, clock });
  return { upstream: own, client };
};
const unescaped = (html: string) => html.replaceAll('&#x27;', "'");
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  (headers['set-cookie'] as string[]).map((one) => decodeURIComponent(one.split(';')[0] ?? ''));

test('a link says which seed and size of the world it is of', async () => {
  const { client } = shared;
  await client.get('/worlds/enter').query({ seed: 'touchline', size: 'standard' }).expect(303);
  const { text: page } = await client.get('/worlds/enter').query({ seed: 'other' }).expect(400);
  expect(unescaped(page)).toContain(
    "The link is of a world with the seed 'other', and here it is 'touchline'. To see the same, start the site with MOCK_SEED=other.",
  );
  const large = await client.get('/worlds/enter').query({ size: 'large' }).expect(400);
  expect(large.text).toContain('MOCK_WORLD=large');
});

test.each(['cross-site', 'same-site'])(
  'a link followed from a %s page asks before it enters a world, and its answer enters',
  async (site) => {
    const { client } = shared;
    const link = '/worlds/enter?at=2026-12-24T18:00:00Z&speed=&scenario=down&to=/account';
    const asked = await client.get(link).set('sec-fetch-site', site).expect(200);
    expect(asked.headers).not.toHaveProperty('set-cookie');
    expect(asked.text).toContain('A link of another site');
    expect(asked.text).toContain('<code>x-mock-scenario: down</code>');
    const url = hrefOf(asked.text, 'Enter</a>');
    const entered = await client.get(url).set('sec-fetch-site', 'same-origin').expect(303);
    expect(cookiesOf(entered)).toContain('x-mock-scenario=down');
    expect(entered.headers.location).toBe('/account');
  },
);

test.each([
  ['typed or pasted', { 'sec-fetch-site': 'none' }],
  ['of this site', { 'sec-fetch-site': 'same-origin' }],
  ['of this site, without fetch metadata', { referer: 'http://site.localhost/worlds' }],
])('a link that is %s enters at once', async (_, headers) => {
  const { client } = shared;
  const request = client.get('/worlds/enter?scenario=down').set('host', 'site.localhost');
  expect(cookiesOf(await request.set(headers).expect(303))).toContain('x-mock-scenario=down');
});

test('without fetch metadata a link of another site is known by its referrer', async () => {
  const { client } = shared;
  const request = client.get('/worlds/enter?scenario=down').set('referer', 'http://evil.example/');
  expect((await request.expect(200)).headers).not.toHaveProperty('set-cookie');
});

test('overrides of any length fit into a link', async () => {
  const { client } = shared;
  const overrides = JSON.stringify({ listNews: { body: { data: 'x'.repeat(2000) } } });
  const entered = await client.get('/worlds/enter').query({ overrides }).expect(303);
  expect(cookiesOf(entered)[2]).toBe('x-mock-overrides=@a-token');
});

test('presets lead to incidents of the shared world', async () => {
  const { client } = shared;
  const { text } = await client.get('/worlds').expect(200).expect('cache-control', 'no-store');
  expect(text).toContain('<b>12:00</b> Saturday, 21 November 2026');
  expect(text).toContain('Northgate &lt;b&gt; v Southgate, A league.');
  const [, address = ''] = /href="([^"]+)"><b[^>]*>A goal in the 89th minute/.exec(text) ?? [];
  const entered = await client.get(address.replaceAll('&amp;', '&')).expect(303);
  expect(entered.headers.location).toBe('/football/matches/ma-late');
  expect(cookiesOf(entered)).toEqual([
    'x-world-at=2026-11-20T20:44:45Z; from=2030-01-01T00:00:00.000Z; factor=1',
    'x-mock-scenario=',
    'x-mock-overrides=',
    'x-mock-facts=',
  ]);
});

test.each([
  ['2026-12-24T18:00[Asia/Shanghai]', '2026-12-24T10:00:00Z'],
  ['2026-12-24T18:00 Asia/Shanghai', '2026-12-24T10:00:00Z'],
  ['2026-W52-6T15:30', '2026-12-26T15:30:00Z'],
  ['2026-358T15:30+01:00', '2026-12-24T14:30:00Z'],
  ['+P3D', '2026-11-24T12:00:00Z'],
  ['-PT2H', '2026-11-21T10:00:00Z'],
  ['2026-12-24T18:00Z+PT90M', '2026-12-24T19:30:00Z'],
])('the form resolves %s once, durations from the shared world: %s', async (at, instant) => {
  const { client } = shared;
  const stopped = await client.get('/worlds/enter').query({ at, speed: '' }).expect(303);
  expect(cookiesOf(stopped)[0]).toBe(`x-world-at=${instant}`);
  const fast = await client.get('/worlds/enter').query({ at, speed: '60' }).expect(303);
  expect(cookiesOf(fast)[0]).toBe(
    `x-world-at=${instant}; from=2030-01-01T00:00:00.000Z; factor=60`,
  );
});

test('a real day opens its match in a world with real seasons, which runs on', async () => {
  const { client } = shared;
  const { text } = await client.get('/worlds').expect(200);
  expect(text).toContain('Both Manchester clubs have 86 points');
  const entered = await client
    .get(hrefOf(text, '<b[^>]*>The last day in England, 2012'))
    .expect(303);
  expect(entered.headers.location).toBe('/football/matches/ma-en1-2011-38-3');
  expect(cookiesOf(entered).slice(0, 2)).toEqual([
    'x-world-at=2012-05-13T15:20:00Z; from=2030-01-01T00:00:00.000Z; factor=1',
    'x-mock-scenario=real-seasons',
  ]);
});

const hrefOf = (text: string, words: string) =>
  new RegExp(`href="([^"]+)"[^>]*>${words}`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';

test('the time machine offers the hours of a day, for the page that it was opened for', async () => {
  const { client } = shared;
  const to = '/basketball/matches';
  const { text } = await client.get('/worlds').query({ day: '20261212', to }).expect(200);
  const entered = await client.get(hrefOf(text, '15</a>')).expect(303);
  expect(entered.headers.location).toBe(to);
  expect(cookiesOf(entered)[0]).toContain('x-world-at=2026-12-12T15:00:00Z; from=');
});

test('a step keeps speed, scenarios, overrides and facts of this browser’s world', async () => {
  const { client } = shared;
  const at = '2026-11-21T12:00:00Z; from=2030-01-01T00:00:00.000Z; factor=10';
  const overrides = '{"getWallet":{"fail":503}}';
  const facts = '{"names":{"te-eng-7":"Castle"}}';
  const cookie = `x-world-at=${encodeURIComponent(at)}; x-mock-scenario=slow%2Cempty; x-mock-overrides=${encodeURIComponent(overrides)}; x-mock-facts=${encodeURIComponent(facts)}`;
  const { text } = await client.get('/worlds').set('cookie', cookie).expect(200);
  const entered = await client.get(hrefOf(text, '[+]1 h')).expect(303);
  expect(entered.headers.location).toBe('/worlds?to=%2Ffootball%2Fmatches');
  expect(cookiesOf(entered)).toEqual([
    'x-world-at=2026-11-21T13:00:00Z; from=2030-01-01T00:00:00.000Z; factor=10',
    'x-mock-scenario=slow,empty',
    `x-mock-overrides=${overrides}`,
    `x-mock-facts=${facts}`,
  ]);
  const stopped = await client.get(hrefOf(text, 'Stopped')).expect(303);
  expect(cookiesOf(stopped)[0]).toBe('x-world-at=2026-11-21T12:00:00Z');
});

test.each(['20261341', 'today', ''])('the day %o is that of the instant', async (day) => {
  const { client } = shared;
  const { text } = await client.get('/worlds').query({ day }).expect(200);
  expect(text).toContain('aria-label="Hour of 21 November"');
});

test('a page of another site is not linked', async () => {
  const { client } = shared;
  const { text } = await client.get('/worlds').query({ to: '//elsewhere.example' }).expect(200);
  expect(text).not.toContain('elsewhere.example');
});

test('a duration typed into the URL needs no encoded plus sign', async () => {
  const { client } = shared;
  const entered = await client.get('/worlds/enter?at=+P3D').expect(303);
  expect(cookiesOf(entered)[0]).toBe('x-world-at=2026-11-24T12:00:00Z');
});

test('the form also takes a whole value of the header', async () => {
  const { client } = shared;
  const at = '2026-12-24T18:00:00Z; from=2026-11-21T10:00:00Z; factor=10';
  const entered = await client.get('/worlds/enter').query({ at, speed: '1' }).expect(303);
  expect(cookiesOf(entered)[0]).toBe(`x-world-at=${at}`);
});

test('presets of the calendar follow the instant of the shared world', async () => {
  const { client } = shared;
  const { text } = await client.get('/worlds').expect(200);
  const atOf = (name: string) =>
    decodeURIComponent(new RegExp(`at=([^&]+)[^>]+><b[^>]*>${name}`).exec(text)?.[1] ?? '');
  expect(atOf('Next Saturday afternoon')).toBe('2026-11-28T15:30:00Z');
  expect(atOf('A minute before midnight')).toBe('2026-11-21T23:59:00Z');
  expect(atOf('Between the seasons')).toBe('2027-07-03T12:00:00Z');
});

test('several scenarios can be entered together, and left with one click', async () => {
  const { client } = shared;
  const entered = await client.get('/worlds/enter?scenario=slow&scenario=empty&to=/account');
  expect(cookiesOf(entered)).toEqual([
    'x-world-at=',
    'x-mock-scenario=slow,empty',
    'x-mock-overrides=',
    'x-mock-facts=',
  ]);
  const { text } = await client.get('/worlds').set('cookie', 'x-mock-scenario=slow%2Cempty');
  expect(text).toContain('<code>x-mock-scenario: slow,empty</code>');
  expect(text).toContain('href="/worlds/enter?to=/worlds"');
  const left = await client.get('/worlds/enter?to=/worlds').expect(303);
  expect(cookiesOf(left)).toEqual([
    'x-world-at=',
    'x-mock-scenario=',
    'x-mock-overrides=',
    'x-mock-facts=',
  ]);
  expect(left.headers['set-cookie']).toEqual([
    expect.stringContaining('Max-Age=0'),
    expect.stringContaining('Max-Age=0'),
    expect.stringContaining('Max-Age=0'),
    expect.stringContaining('Max-Age=0'),
  ]);
});

describe('an invalid request is a 400 without cookies', () => {
  test.each([
    ['scenario=quiet', "There is no scenario 'quiet'"],
    ['to=//elsewhere.example', 'must be a path of this site'],
    ['to=/%5Celsewhere.example', 'must be a path of this site'],
    ['to=https://elsewhere.example', 'must be a path of this site'],
    ['at=1999-01-01T00:00:00Z', 'x-world-at must be later.'],
    ['at=tomorrow', "The instant 'tomorrow' is neither a date nor a duration. Use an instant"],
    ['at=2026-12-24T18:00[Mars/Olympus]', "has an unknown time zone, 'Mars/Olympus'"],
    ['at=2026-03-29T01:30[Europe/London]', 'the clocks of Europe/London skip it'],
    ['at=%2BP9999Y', 'is beyond the year 9999'],
    ['at=%2BP999999999Y', 'is beyond the year 9999'],
  ])('%s', async (query, words) => {
    const { client } = shared;
    const { text, headers } = await client.get(`/worlds/enter?${query}`).expect(400);
    expect(unescaped(text)).toContain(words);
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

test('invalid world cookies can be deleted', async () => {
  const { client } = shared;
  const cookie = `x-world-at=${'x'.repeat(300)}`;
  const { text } = await client.get('/worlds').set('cookie', cookie).expect(200);
  expect(text).toContain('Return to the shared world');
});

test('the scenarios of files are listed, and can be combined with the others', async () => {
  const { client } = shared;
  const { text: page } = await client.get('/worlds').expect(200);
  expect(page).toContain('href="/worlds/enter?scenario=rich-wallet&amp;to=%2Faccount"');
  expect(page).toContain('A full wallet.');
  expect(page).toContain('value="rich-wallet"');
});

test('without an upstream the page still lists the scenarios', async () => {
  const { client } = await startGateway('http://127.0.0.1:9', { env: { DEV_TOOLS: 'on' } });
  const { text } = await client.get('/worlds').expect(503);
  expect(text).toContain('>wallet-down</b>');
});

test('without dev tools there is no such page', async () => {
  const { client, upstream } = await setUp({ DEV_TOOLS: 'off' });
  for (const url of ['/worlds/enter?scenario=slow', '/worlds/style.css']) {
    const { headers } = await client.get(url);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-type']).not.toContain('css');
  }
  expect(upstream.requests).toEqual([]);
});
