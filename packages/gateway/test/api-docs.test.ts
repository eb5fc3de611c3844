import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const setUp = async (devTools: 'on' | 'off') => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url, { env: { DEV_TOOLS: devTools } });
  return client;
};

test('the contract is served as it is in the repository', async () => {
  const client = await setUp('on');
  const { headers, body, text } = await client.get('/openapi.yaml').buffer(true).expect(200);
  expect(headers['content-type']).toBe('application/yaml; charset=utf-8');
  const file = await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
  expect(text ?? String(body)).toBe(file);
});

test('the page of the API and everything that it names come from this server', async () => {
  const client = await setUp('on');
  const { text, headers } = await client.get('/worlds/api').expect(200);
  expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self';");
  expect(text).not.toMatch(/https?:\/\//);
  expect(text).not.toMatch(/<script>|style="/);
  const style = await client.get('/worlds/api/style.css').expect(200);
  const named = [...`${text}${style.text}`.matchAll(/"(\/worlds\/api\/[^"]+)"/g)].map(
    ([, url]) => url,
  );
  expect(named).toEqual([
    '/worlds/api/style.css',
    '/worlds/api/swagger-ui-bundle.js',
    '/worlds/api/start.js',
    '/worlds/api/swagger-ui.css',
  ]);
  for (const url of named) {
    const file = await client.get(url ?? '').expect(200);
    expect(file.headers['content-type']).toMatch(/^text\/(css|javascript); charset=utf-8$/);
  }
  await client.post('/worlds/api').expect(405);
});

test('/worlds leads to the API', async () => {
  const client = await setUp('on');
  expect((await client.get('/worlds')).text).toContain('<a href="/worlds/api">');
});

test.each(['/worlds/api', '/worlds/api/start.js', '/openapi.yaml'])(
  'without dev tools %s is a page of the site, which does not exist',
  async (url) => {
    const client = await setUp('off');
    const on = await setUp('on');
    const { text, headers } = await client.get(url);
    expect(headers['content-type']).not.toMatch(/yaml|javascript/);
    expect(text).not.toBe((await on.get(url)).text);
  },
);
