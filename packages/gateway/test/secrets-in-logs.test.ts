import { Writable } from 'node:stream';
import { createLogger } from '@touchline/shared/server/logging/create-logger';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { onePageSite, SECRET, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';
import { claims, hmac, token } from './signed-tokens.ts';

/** Each in a place of its own: in every case it must not be in the log, whole or in part. */
const MARK = 'sesame';
const mark = (place: string) => `${MARK}-${place}`;
const bearer = token(
  { alg: 'HS256', kid: mark('kid') },
  claims({ username: mark('name') }),
  hmac(SECRET),
);

function startLog(level: string) {
  let text = '';
  const destination = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  return { logger: createLogger({ level, destination }), text: () => text };
}

/** How an upstream answers, with secrets of its own in each place. */
const UPSTREAMS: Record<string, Parameters<typeof startOrigin>[0]> = {
  'answers with tokens': json(
    { accessToken: mark('access'), refreshToken: mark('refresh'), email: mark('email') },
    { 'set-cookie': mark('cookie'), 'x-token': mark('header'), etag: `"${mark('etag')}"` },
  ),
  'sends broken JSON': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(`{"data":{"accessToken":"${mark('broken')}"}} ${mark('after')}`);
  },
  'sends JSON of another shape': json({ accessToken: { [mark('key')]: mark('value') } }),
  'refuses with details': (_, response) => {
    response.writeHead(401, { 'content-type': 'application/problem+json' });
    response.end(
      JSON.stringify({
        title: mark('title'),
        status: 401,
        detail: mark('detail'),
        token: mark('t'),
      }),
    );
  },
  'fails with a page': (_, response) => void response.writeHead(500).end(mark('stack')),
  redirects: (_, response) =>
    void response
      .writeHead(302, { location: `http://127.0.0.1:1/?token=${mark('location')}` })
      .end(),
  'sends another media type': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/plain' }).end(mark('text')),
  'breaks the connection': (request) => void request.socket.destroy(),
  'sends no HTTP': (request) => void request.socket.end(`${mark('bytes')}\r\n\r\n`),
};

/** The most detailed level has the lines of all others; that holds for one upstream, and is assumed of the rest. */
const FIRST = 'answers with tokens';
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error'];

test.each(Object.entries(UPSTREAMS))(
  'SYS-5 no secret is in the log at any level, with an upstream that %s',
  async (name, listener) => {
    const found: string[] = [];
    for (const level of name === FIRST ? LEVELS : ['trace']) {
      const log = startLog(level);
      const upstream = await startOrigin(listener);
      const { client, url } = await startGateway(upstream.url, {
        logger: log.logger,
        env: { DRIFT: 'warn' },
        renderer: onePageSite(async ({ url: page, origin, fetch }) => {
          const response = await fetch(new Request(`${origin}/api/matches/live`));
          if (page.includes('fail')) throw new Error('no luck');
          return { status: 200, headers: {}, body: await response.text() };
        }),
      });
      const headers = {
        cookie: `session=${mark('cookie')}`,
        referer: `http://a/?${mark('referer')}`,
      };
      const authorization = `Bearer ${bearer}`;
      const query = `?token=${mark('query')}`;
      await client.get('/api/auth/wallet').set({ ...headers, authorization });
      await client.get('/api/auth/wallet').set({ authorization: `Bearer ${mark('forged')}.a.b` });
      await client.get('/api/auth/wallet').set({ authorization: `Basic ${mark('basic')}` });
      await client.get(`/api/auth/wallet${query}`).set({ ...headers, authorization });
      await client.post(`/api/auth/login${query}`).send({ username: 'a@b.cd', password: 'x' });
      const bodies = [
        { username: `${mark('user')}@x.yz`, password: mark('password') },
        { username: { deep: mark('deep') }, password: [mark('list')] },
        { [mark('field')]: mark('value') },
      ];
      for (const body of bodies) await client.post('/api/auth/login').set(headers).send(body);
      const broken = `{"username":"a","password":"${mark('cut')}" ${mark('rest')}`;
      await client.post('/api/auth/login').type('application/json').send(broken);
      await client
        .post('/api/auth/login')
        .type(`text/${mark('media')}`)
        .send(mark('plain'));
      await client
        .post('/api/auth/login')
        .type('application/json')
        .send(`"${mark('large')}${'x'.repeat(40_000)}"`);
      await client.post('/api/auth/refresh').send({ refreshToken: mark('refresh') });
      await client
        .post('/api/register')
        .send({ email: `${mark('mail')}@x.yz`, password: mark('password') });
      await client
        .post('/api/ai/chat')
        .set({ authorization })
        .send({ message: mark('message'), userId: mark('user') });
      for (const path of [
        '/',
        '/fail',
        '/api/nowhere',
        '/api/matches/live',
        '/healthz',
        '/assets/a.js',
      ])
        await client.get(path + query).set({ ...headers, accept: '*/*' });
      const start = 'HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n';
      await sendRaw(url, `GET /api/matches/live${query} ${start}authorization : ${bearer}\r\n\r\n`);
      await sendRaw(url, `GET /api/%2e%2e/live${query} ${start}cookie: ${mark('raw')}\r\n\r\n`);
      await sendRaw(url, `GET http://${mark('authority')}:${mark('pass')}@evil/ ${start}\r\n`);
      const text = log.text();
      if (level === 'info') expect(text).toContain('"operation":"logIn"');
      const parts = [bearer, ...bearer.split('.')];
      for (const line of text.split('\n'))
        if (line.includes(MARK) || parts.some((part) => line.includes(part)))
          found.push(`${level}: ${line}`);
    }
    expect(found).toEqual([]);
  },
);

test('SYS-5 a password in the address of Redis is in no log, no problem and no metric', async () => {
  const log = startLog('trace');
  const upstream = await startOrigin((request) => void request.socket.destroy());
  const { client } = await startGateway(upstream.url, {
    logger: log.logger,
    env: { REDIS_URL: `redis://user:${mark('redis')}@127.0.0.1:1` },
  });
  const shown = await Promise.all(
    ['/api/matches/live', '/readyz', '/metrics'].map(async (path) => (await client.get(path)).text),
  );
  for (const text of [log.text(), ...shown]) expect(text).not.toContain(MARK);
});

test.each(['UPSTREAM_URL', 'MOCK_URL', 'JWKS_URL', 'REDIS_URL', 'PUBLIC_URL'])(
  'SYS-5 the error of a wrong %s does not repeat the password in it',
  (name) => {
    const read = readConfig({ JWT_SECRET: SECRET, [name]: `x://user:${mark('password')}@host:1` });
    const problems = read.ok ? [] : read.errors;
    expect(problems.join()).toContain(name);
    expect(problems.join()).not.toContain(MARK);
  },
);
