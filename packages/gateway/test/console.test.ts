import { createHash } from 'node:crypto';
import type { ConsoleState, Jump } from '@touchline/devtools/console-data';
import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { onePageSite, startGateway } from './gateway.ts';
import { json, type Origin, startOrigin } from './origin.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const POLICY = "default-src 'none'; script-src 'self' 'sha256-site'; require-trusted-types-for";
const renderer = onePageSite(async () => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'content-security-policy': POLICY },
  body: '<!doctype html><body><p>page</p></body></html>',
}));

const setUp = async (devTools: 'on' | 'off', upstream?: Origin) => {
  const { url } = upstream ?? (await startOrigin(json([], { 'x-world-now': NOW })));
  const clock = () => Date.parse('2030-01-01T00:00:00Z');
  return startGateway(url, { env: { DEV_TOOLS: devTools }, renderer, clock });
};

test('without dev tools neither a page nor any address has a byte of the console', async () => {
  const { client } = await setUp('off');
  const { text, headers } = await client.get('/').expect(200);
  expect(text).toBe('<!doctype html><body><p>page</p></body></html>');
  expect(headers['content-security-policy']).toBe(POLICY);
  for (const path of ['start.ts', 'console.css', 'state', 'jumps']) {
    const { text: body } = await client.get(`/worlds/console/${path}`).set('accept', 'text/html');
    expect(body, path).toBe(text);
  }
});

test('with dev tools each page loads the console by a script that its policy allows by hash', async () => {
  const { client } = await setUp('on');
  const { text, headers } = await client.get('/').expect(200);
  const [, script = ''] = /<script>(.*)<\/script>/.exec(text) ?? [];
  expect(script).toContain("import('/worlds/console/start.ts')");
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'sha256-${hash}' 'self' 'sha256-site'; require-trusted-types-for`,
  );
});

test('the scripts of the console answer GET alone, and say when they are not built', async () => {
  const { client } = await setUp('on');
  for (const name of ['start.ts', 'open-drawer.js']) {
    const { status, headers, body } = await client.get(`/worlds/console/${name}`);
    if (status === 200) expect(headers['content-type'], name).toMatch(/^text\/javascript/);
    else expect(body.detail).toBe('The developer tools are not built: npm start builds them.');
    await client.post(`/worlds/console/${name}`).expect(405);
  }
});

test('the state is that of this browser’s cookies', async () => {
  const { client } = await setUp('on');
  const shared = await client.get('/worlds/console/state').expect('cache-control', 'no-store');
  expect(shared.body satisfies ConsoleState).toMatchObject({ now: Date.parse(NOW), speed: 1 });
  const at = '2026-11-21T12:00:00Z; from=2030-01-01T00:00:00.000Z; factor=10';
  const cookie = `x-world-at=${encodeURIComponent(at)}; x-mock-scenario=slow%2Cempty`;
  const own = await client.get('/worlds/console/state').set('cookie', cookie).expect(200);
  expect(own.body).toMatchObject({ worldAt: at, speed: 10, scenarios: ['slow', 'empty'] });
});

test('the state and /worlds have the seasons that the mock API leaves out', async () => {
  const fault = '2013-14/it.1.json: is no JSON';
  const upstream = await startOrigin((request, response) => {
    const isWorld = request.url === '/_mock/world';
    const data = isWorld ? { seed: 'touchline', seasons: 'real', seasonFaults: [fault] } : [];
    json(data, { 'x-world-now': NOW })(request, response);
  });
  const { client } = await setUp('on', upstream);
  const { body } = await client.get('/worlds/console/state').expect(200);
  expect(body).toMatchObject({ seasons: 'real', seasonFaults: [fault] });
  expect((await client.get('/worlds').expect(200)).text).toContain(`<li>${fault}</li>`);
});

test('an instant that the upstream refuses is reported', async () => {
  const upstream = await startOrigin((request, response) => {
    if (!request.headers['x-world-at']) return json([], { 'x-world-now': NOW })(request, response);
    response.writeHead(400, { 'content-type': 'application/problem+json' });
    const errors = [{ field: 'x-world-at', in: 'header', message: 'must be later' }];
    return response.end(JSON.stringify({ title: 'Bad Request', status: 400, errors }));
  });
  const { client } = await setUp('on', upstream);
  const { body } = await client.get('/worlds/console/state').set('cookie', 'x-world-at=1900');
  expect(body).toMatchObject({ now: Date.parse(NOW), error: 'x-world-at must be later.' });
});

const seconds = (time: string) => Date.parse(`2026-11-21T${time}Z`) / 1000;
const match = {
  id: 'ma-1',
  startTime: seconds('12:30:00'),
  endTime: seconds('14:20:00'),
  homeTeam: { name: 'Northgate' },
  awayTeam: { name: 'Southgate' },
  incidents: [
    { id: '1', kind: 'goal', at: seconds('12:40:00'), minute: 10, text: '' },
    { id: '2', kind: 'yellow-card', at: seconds('13:00:00'), minute: 30, text: '' },
    { id: '3', kind: 'penalty-goal', at: seconds('14:18:00'), minute: 90, stoppage: 2, text: '' },
  ],
} as unknown as Match;

const jumpsOf = async (path: string, now: string, upstream: Origin) => {
  const { client } = await setUp('on', upstream);
  const query = { path, now: seconds(now) * 1000 };
  const { body } = await client.get('/worlds/console/jumps').query(query).expect(200);
  return (body as Jump[]).map(({ name, description, at }) => [
    name,
    description,
    new Date(at).toISOString().slice(0, 19),
  ]);
};

test('on the page of a match jumps lead to its next goal and its end, as they will be', async () => {
  const upstream = await startOrigin(({ headers }, response) => {
    // Nothing is known before it has happened.
    const isOver = Date.parse(String(headers['x-world-at'])) / 1000 > match.endTime;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: isOver ? match : { ...match, incidents: [] } }));
  });
  expect(await jumpsOf('/football/matches/ma-1', '13:00:00', upstream)).toEqual([
    ['Next goal', 'Northgate v Southgate, 90+2′', '2026-11-21T14:18:00'],
    ['Full time', 'Northgate v Southgate', '2026-11-21T14:20:00'],
    ['Next Saturday', expect.any(String), '2026-11-28T15:30:00'],
  ]);
});

test('jumps on the page of a real match look into the real seasons', async () => {
  const upstream = await startOrigin(({ headers }, response) => {
    const isReal = headers['x-mock-scenario'] === 'real-seasons';
    response.writeHead(isReal ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: match }));
  });
  const { client } = await setUp('on', upstream);
  const { body } = await client
    .get('/worlds/console/jumps')
    .query({ path: '/football/matches/ma-1', now: seconds('13:00:00') * 1000 })
    .set('cookie', 'x-mock-scenario=real-seasons%2Cslow')
    .expect(200);
  expect((body as Jump[])[0]?.name).toBe('Next goal');
});

test('jumps look into the real seasons of a named world', async () => {
  const upstream = await startOrigin(({ headers }, response) => {
    const scenario = headers['x-mock-scenario'];
    response.writeHead(scenario ? 200 : 404, {
      'content-type': 'application/json',
      ...(scenario === 'last-day' && { 'x-world-seasons': 'real' }),
    });
    response.end(JSON.stringify({ data: scenario === 'real-seasons' ? match : [] }));
  });
  const { client } = await setUp('on', upstream);
  const { body } = await client
    .get('/worlds/console/jumps')
    .query({ path: '/football/matches/ma-1', now: seconds('13:00:00') * 1000 })
    .set('cookie', 'x-mock-scenario=last-day')
    .expect(200);
  expect((body as Jump[])[0]?.name).toBe('Next goal');
});

test('on other pages jumps look through the next days of the sport', async () => {
  const upstream = await startOrigin((request, response) => {
    const isDay = /date=20261121.*basketball/.test(request.url ?? '');
    json(isDay ? [match] : [])(request, response);
  });
  const [kickOff] = await jumpsOf('/basketball/matches', '12:00:00', upstream);
  expect(kickOff).toEqual(['Next kick-off', 'Northgate v Southgate', '2026-11-21T12:30:00']);
});

test('the operations that can be overridden come from the contract, with their failures', async () => {
  const { client } = await setUp('on');
  const { body } = await client.get('/worlds/console/operations').expect(200);
  const ids = body.map(({ id }: { id: string }) => id);
  expect(ids).toContain('listMatches');
  expect(ids).not.toContain('streamLive');
  const wallet = body.find(({ id }: { id: string }) => id === 'getWallet');
  expect(wallet).toMatchObject({ method: 'GET', path: '/auth/wallet' });
  expect(wallet.failures).toEqual([400, 401, 502, 503, 504]);
});
