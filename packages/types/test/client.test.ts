import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ApiProblem, createClient } from '../src/index.ts';
import { problemBody } from '../src/problem-body.ts';

async function startOrigin(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const json = (data: unknown): RequestListener => {
  return (_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(data));
  };
};

test('SYS-5 the client returns the data of the envelope', async () => {
  const client = createClient({ baseUrl: await startOrigin(json({ data: [] })) });
  expect(await client.get('/matches/live', { limit: 16 })).toEqual([]);
});

test('SYS-5 parameters go into path and query, and a page is returned as text', async () => {
  const urls: (string | undefined)[] = [];
  const baseUrl = await startOrigin(({ url }, response) => {
    urls.push(url);
    response.setHeader('content-type', 'text/html').end('<h1>About</h1>');
  });
  const client = createClient({ baseUrl: `${baseUrl}/api` });
  expect(await client.get('/static/{pageName}.html', { pageName: 'about' })).toBe('<h1>About</h1>');
  expect(urls).toEqual(['/api/static/about.html']);
});

test('SYS-5 a problem is thrown with its status, detail, request id and fields', async () => {
  const errors = [{ field: 'limit', in: 'query' as const, message: 'must be a whole number' }];
  const problem = problemBody(400, '1 field is wrong: limit.', 'request-1', errors);
  const baseUrl = await startOrigin((_, response) => {
    response.writeHead(400, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify(problem));
  });
  const thrown = await createClient({ baseUrl })
    .get('/matches/live', { limit: 0 })
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ApiProblem);
  expect(thrown).toMatchObject({
    status: 400,
    requestId: 'request-1',
    errors,
    message: problem.detail,
  });
});

test('SYS-5 an error without problem+json keeps its status', async () => {
  const baseUrl = await startOrigin((_, response) => void response.writeHead(502).end('oops'));
  await expect(createClient({ baseUrl }).get('/matches/live', {})).rejects.toMatchObject({
    status: 502,
  });
});

test('SYS-4 a timeout is a problem with status 0', async () => {
  const baseUrl = await startOrigin(() => {});
  const client = createClient({ baseUrl, timeoutMs: 50 });
  await expect(client.get('/matches/live', {})).rejects.toMatchObject({ status: 0 });
});

test('an aborted call rejects with the abort reason, not a problem', async () => {
  const client = createClient({ baseUrl: await startOrigin(() => {}) });
  const controller = new AbortController();
  const call = client.get('/matches/live', {}, { signal: controller.signal });
  controller.abort(new Error('aborted'));
  await expect(call).rejects.not.toBeInstanceOf(ApiProblem);
});

test('SYS-4 the token is sent with every call except login, refresh and registration', async () => {
  const bearers: Record<string, string | undefined> = {};
  const baseUrl = await startOrigin((request: IncomingMessage, response) => {
    bearers[request.url as string] = request.headers.authorization;
    json({ data: {} })(request, response as never);
  });
  const client = createClient({ baseUrl, token: async () => 'abc' });
  await client.get('/auth/wallet', {});
  await client.post('/ai/chat', { message: 'hello', userId: 'me' });
  await client.post('/auth/login', { username: 'a', password: 'b' });
  await client.post('/auth/refresh', { refreshToken: 'r' });
  await client.post('/register', { email: 'a@b.c', password: 'long enough' });
  expect(bearers).toEqual({
    '/auth/wallet': 'Bearer abc',
    '/ai/chat': 'Bearer abc',
    '/auth/login': undefined,
    '/auth/refresh': undefined,
    '/register': undefined,
  });
});

test('SYS-4 undefined parameters are omitted', async () => {
  const urls: (string | undefined)[] = [];
  const baseUrl = await startOrigin((request, response) => {
    urls.push(request.url);
    json({ data: [] })(request, response);
  });
  const client = createClient({ baseUrl });
  await client.get('/teams/rankings', {
    sportType: 'football',
    countryId: undefined as never,
    size: 2,
  });
  expect(urls).toEqual(['/teams/rankings?sportType=football&size=2']);
});
