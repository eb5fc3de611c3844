import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiProblem, createClient, type Middleware } from '../src/index.ts';

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
  expect(await client.GET('/matches/live', { params: { query: { limit: 16 } } })).toEqual([]);
});

test('SYS-5 parameters go into path and query, and a page is returned as text', async () => {
  const urls: (string | undefined)[] = [];
  const baseUrl = await startOrigin(({ url }, response) => {
    urls.push(url);
    response.setHeader('content-type', 'text/html').end('<h1>About</h1>');
  });
  const client = createClient({ baseUrl: `${baseUrl}/api` });
  expect(
    await client.GET('/static/{pageName}.html', { params: { path: { pageName: 'about' } } }),
  ).toBe('<h1>About</h1>');
  expect(urls).toEqual(['/api/static/about.html']);
});

test('SYS-5 a problem is thrown with its status, detail, request id and fields', async () => {
  const errors = [{ field: 'limit', in: 'query' as const, message: 'must be a whole number' }];
  const problem = {
    title: 'Bad request',
    status: 400,
    detail: '1 field is wrong: limit.',
    requestId: 'request-1',
    errors,
  };
  const baseUrl = await startOrigin((_, response) => {
    response.writeHead(400, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify(problem));
  });
  const thrown = await createClient({ baseUrl })
    .GET('/matches/live', { params: { query: { limit: 0 } } })
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
  await expect(createClient({ baseUrl }).GET('/matches/live')).rejects.toMatchObject({
    status: 502,
  });
});

test('SYS-4 a timeout is a problem with status 0', async () => {
  const baseUrl = await startOrigin(() => {});
  const client = createClient({ baseUrl, timeoutMs: 50 });
  await expect(client.GET('/matches/live')).rejects.toMatchObject({ status: 0 });
});

test('an aborted call rejects with the abort reason, not a problem', async () => {
  const client = createClient({ baseUrl: await startOrigin(() => {}) });
  const controller = new AbortController();
  const call = client.GET('/matches/live', { signal: controller.signal });
  controller.abort(new Error('aborted'));
  await expect(call).rejects.toThrow(/^aborted$/);
});

/** Sends the headers and the beginning of a body that never ends. */
const unfinished: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
};

test('SYS-4 a timeout while the body arrives is a problem with status 0', async () => {
  const client = createClient({ baseUrl: await startOrigin(unfinished), timeoutMs: 50 });
  await expect(client.GET('/matches/live')).rejects.toMatchObject({
    status: 0,
    message: 'No response to /matches/live.',
  });
});

test('a call aborted while its body arrives rejects with the abort reason', async () => {
  const client = createClient({ baseUrl: await startOrigin(unfinished) });
  const controller = new AbortController();
  const abort = { onResponse: () => controller.abort(new Error('aborted')) };
  const call = client.GET('/matches/live', { signal: controller.signal, middleware: [abort] });
  await expect(call).rejects.toThrow(/^aborted$/);
});

test('SYS-4 the timeout covers the wait for the token', async () => {
  const later = AbortSignal.timeout(60);
  const client = createClient({
    baseUrl: await startOrigin(json({ data: {} })),
    timeoutMs: 30,
    token: () => new Promise((resolve) => later.addEventListener('abort', () => resolve('abc'))),
  });
  await expect(client.GET('/auth/wallet')).rejects.toMatchObject({ status: 0 });
});

test('SYS-4 without a token the call is not sent, and rejects with the reason', async () => {
  const fetch = vi.fn();
  const token = () => Promise.reject(new Error('Invalid session'));
  const client = createClient({ baseUrl: 'http://127.0.0.1', fetch, token });
  await expect(client.GET('/auth/wallet')).rejects.toThrow(/^Invalid session$/);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['an HTML page', '<h1>Log in to this network</h1>'],
  ['nothing', ''],
])('SYS-5 %s in place of JSON is a problem with status 0', async (_, body) => {
  const baseUrl = await startOrigin((_, response) => void response.writeHead(200).end(body));
  const call = createClient({ baseUrl }).GET('/matches/live');
  await expect(call).rejects.toMatchObject({ name: 'ApiProblem', status: 0 });
});

test('SYS-4 the token is sent with every call except login, refresh and registration', async () => {
  const bearers: Record<string, string | undefined> = {};
  const baseUrl = await startOrigin((request: IncomingMessage, response) => {
    bearers[request.url as string] = request.headers.authorization;
    json({ data: {} })(request, response as never);
  });
  const client = createClient({ baseUrl, token: async () => 'abc' });
  await client.GET('/auth/wallet');
  await client.POST('/ai/chat', { body: { message: 'hello', userId: 'me' } });
  await client.POST('/auth/login', { body: { username: 'a', password: 'b' } });
  await client.POST('/auth/refresh', { body: { refreshToken: 'r' } });
  await client.POST('/register', { body: { email: 'a@b.c', password: 'long enough' } });
  expect(bearers).toEqual({
    '/auth/wallet': 'Bearer abc',
    '/ai/chat': 'Bearer abc',
    '/auth/login': undefined,
    '/auth/refresh': undefined,
    '/register': undefined,
  });
});

/** The URLs, relative to the origin, that a client requests. */
function clientWithUrls() {
  const urls: string[] = [];
  const fetch = async (request: Request) => {
    urls.push(request.url.replace('http://api', ''));
    return Response.json({ data: [] });
  };
  return { urls, client: createClient({ baseUrl: 'http://api', fetch }) };
}

test('SYS-4 undefined parameters are omitted', async () => {
  const { urls, client } = clientWithUrls();
  await client.GET('/teams/rankings', {
    params: { query: { sportType: 'football', countryId: undefined as never, size: 2 } },
  });
  expect(urls).toEqual(['/teams/rankings?sportType=football&size=2']);
});

test('SYS-4 a list parameter is one value, separated by commas', async () => {
  const { urls, client } = clientWithUrls();
  await client.GET('/live/stream', { params: { query: { matchIds: ['ma-1', 'ma-2,3'] } } });
  expect(urls).toEqual(['/live/stream?matchIds=ma-1,ma-2%2C3']);
});

test('SYS-4 a path and a query parameter may have the same name, and both are encoded', async () => {
  const { urls, client } = clientWithUrls();
  const query = { pageName: 'a&b=ä' } as never;
  await client.GET('/static/{pageName}.html', { params: { path: { pageName: 'a/b ?' }, query } });
  expect(urls).toEqual(['/static/a%2Fb%20%3F.html?pageName=a%26b%3D%C3%A4']);
});

test('SYS-5 middleware of a call sees the complete request, and the response before its body is read', async () => {
  const seen: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://api',
    language: 'zh',
    token: async () => 'abc',
    fetch: async () => Response.json({ title: 'Not found', status: 404, detail: 'No such match.' }),
  });
  const observe: Middleware = {
    onRequest({ request: { headers } }) {
      seen.push(headers.get('authorization'), headers.get('accept-language'));
    },
    onResponse({ response }) {
      seen.push(response.bodyUsed);
      return new Response(response.body, { status: 404 });
    },
  };
  const call = client.GET('/matches/info', {
    params: { query: { matchId: 'ma-1' } },
    middleware: [observe],
  });
  await expect(call).rejects.toMatchObject({ status: 404, message: 'No such match.' });
  expect(seen).toEqual(['Bearer abc', 'zh', false]);
});

test('SYS-4 request resolves to the data and the response, for its headers', async () => {
  const headers = { age: '7' };
  const fetch = async () => Response.json({ data: [] }, { headers });
  const client = createClient({ baseUrl: 'http://api', fetch });
  const { data, response } = await client.request('get', '/matches/live', {});
  expect([data, response.headers.get('age')]).toEqual([[], '7']);
});

test('SYS-4 a client without a language leaves Accept-Language to the browser', async () => {
  const languages: (string | null)[] = [];
  const fetch = async ({ headers }: Request) => {
    languages.push(headers.get('accept-language'));
    return Response.json({ data: [] });
  };
  await createClient({ baseUrl: 'http://api', fetch }).GET('/matches/live');
  await createClient({ baseUrl: 'http://api', fetch, language: 'zh' }).GET('/matches/live');
  expect(languages).toEqual([null, 'zh']);
});
