import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exchangeAlone } from '../../fuzz/http/connection.ts';
import { ask, tally } from '../ask.ts';
import type { Attack } from '../attack-plan.ts';

/** What a page of another host can ask for after its name was bound to a loopback address. */
const OF_A_FOREIGN_PAGE = [
  ['GET', '/worlds/console/state', ''],
  ['GET', '/worlds/api', ''],
  ['POST', '/worlds/mock/overrides', '{"listNews":{"fail":503}}'],
  [
    'PUT',
    '/worlds/mock/scenarios/rebound',
    '{"description":"written by a web page","overrides":{"listNews":{"fail":503}}}',
  ],
] as const;

function requestOf(method: string, path: string, body: string, host: string): Buffer {
  const length = body
    ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
    : '';
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n${length}Connection: close\r\n\r\n${body}`,
  );
}

export const rebinding: Attack = {
  name: 'rebinding',
  tries: 'a foreign page, by a name bound to this machine, at the development tools',
  right: 'refused, no file written',
  isQuick: true,
  async run({ servers }) {
    const { origin, dataDir } = await servers.startSite({ env: { DEV_TOOLS: 'on' } });
    const port = Number(new URL(origin).port);
    const seen: string[] = [];
    let isOpen = false;
    for (const [method, path, body] of OF_A_FOREIGN_PAGE) {
      const bytes = [requestOf(method, path, body, `evil.example:${port}`)];
      const { responses } = await exchangeAlone(port, { bytes, methods: [method] }, true);
      const status = responses[0]?.status ?? 0;
      isOpen ||= status < 400;
      seen.push(`${method} ${status}`);
    }
    const own = await ask(origin, '/worlds/console/state');
    const files = readdirSync(dataDir, { recursive: true }).filter((file) =>
      String(file).includes('rebound'),
    );
    return {
      ok: !isOpen && files.length === 0 && own.status === 200,
      seen: `${seen.join(', ')}; ${files.length} files written; this machine's own page ${own.status}`,
    };
  },
};

const OVERRIDES = 60;
const MAX_STORED_MB = 20;

const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

export const overrides: Attack = {
  name: 'stored-overrides',
  tries: `${OVERRIDES} overrides of half a megabyte, sent to the console`,
  right: `at most ${MAX_STORED_MB} MB on the disk`,
  async run({ servers }) {
    const { origin, dataDir } = await servers.startSite({ env: { DEV_TOOLS: 'on' } });
    const replies = [];
    for (let n = 0; n < OVERRIDES; n += 1) {
      const title = `${'a'.repeat(499_000)}${n}`;
      const body = { listNews: { set: { '/data/0/title': title } } };
      const headers = { 'x-dev-tools': '1' };
      replies.push(await ask(origin, '/worlds/mock/overrides', { method: 'POST', headers, body }));
    }
    const megabytes = sizeOf(dataDir) / 1024 / 1024;
    return {
      ok: megabytes <= MAX_STORED_MB,
      seen: `${tally(replies)}; ${megabytes.toFixed(0)} MB stored`,
    };
  },
};

const TOOLS = ['/openapi.yaml', '/worlds', '/worlds/api', '/worlds/console/state'];

export const proxiedTools: Attack = {
  name: 'proxied-tools',
  tries: 'the development tools, through a proxy on the same machine',
  right: '404: TRUSTED_PROXIES turns them off',
  isQuick: true,
  async run({ servers }) {
    const { origin } = await servers.startSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const headers = {
      host: 'scores.example',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    };
    const replies = await Promise.all(TOOLS.map((path) => ask(origin, path, { headers })));
    const page = await ask(origin, '/', { headers });
    return {
      ok: page.status === 200 && replies.every(({ status }) => status === 404),
      seen: `tools ${tally(replies)}, pages ${page.status}`,
    };
  },
};
