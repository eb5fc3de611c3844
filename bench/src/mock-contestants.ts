import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mockApi } from './gateway/servers.ts';
import { type Contestant, serve } from './serve.ts';

const query = 'date=20261121&timezoneOffset=0&sportType=basketball';
const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(new URL('../peers/package.json', import.meta.url));

/** The file of a package's command, so that it can be started by this Node without a shell. */
async function program(name: string, bin: string): Promise<string> {
  const manifest = require.resolve(`${name}/package.json`);
  const { default: packed } = await import(manifest, { with: { type: 'json' } });
  return join(dirname(manifest), typeof packed.bin === 'string' ? packed.bin : packed.bin[bin]);
}

const ours: Contestant = {
  name: 'Touchline',
  command: mockApi.command,
  env: { MOCK_PORT: '9101', LOG_LEVEL: 'silent', MOCK_NOW: '2026-11-21T12:00:00Z' },
  url: `http://127.0.0.1:9101/matches?${query}`,
};

async function bodyOfOurs(): Promise<string> {
  await using _served = await serve(ours);
  return await (await fetch(ours.url)).text();
}

const mockoonData = (body: string) => ({
  uuid: '00000000-0000-4000-8000-000000000001',
  lastMigration: 33,
  name: 'bench',
  port: 9103,
  hostname: '127.0.0.1',
  routes: [
    {
      uuid: '00000000-0000-4000-8000-000000000002',
      type: 'http',
      method: 'get',
      endpoint: 'matches',
      responses: [
        {
          uuid: '00000000-0000-4000-8000-000000000003',
          body,
          statusCode: 200,
          headers: [{ key: 'content-type', value: 'application/json' }],
          default: true,
          disableTemplating: true,
        },
      ],
    },
  ],
  rootChildren: [{ type: 'route', uuid: '00000000-0000-4000-8000-000000000002' }],
});

/**
 * The mock API and its peers, the mock servers that it is compared with. Prism serves the same
 * contract; Mockoon and json-server send the response body of ours.
 */
export async function mockContestants(): Promise<Contestant[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  const body = await bodyOfOurs();
  const [mockoonFile, jsonFile] = [join(folder, 'mockoon.json'), join(folder, 'db.json')];
  await writeFile(mockoonFile, JSON.stringify(mockoonData(body)));
  await writeFile(jsonFile, JSON.stringify({ matches: JSON.parse(body) }));

  const node = process.execPath;
  const prism = await program('@stoplight/prism-cli', 'prism');
  const mockoon = await program('@mockoon/cli', 'mockoon-cli');
  const jsonServer = await program('json-server', 'json-server');
  const at = (port: number) => `http://127.0.0.1:${port}/matches?${query}`;
  const contract = join(root, 'openapi.yaml');
  return [
    ours,
    { name: 'Prism', url: at(9102), command: [node, prism, 'mock', '-p', '9102', contract] },
    {
      name: 'Mockoon',
      url: at(9103),
      command: [node, mockoon, 'start', '--data', mockoonFile, '--repair', '--disable-log-to-file'],
    },
    {
      name: 'json-server',
      url: 'http://127.0.0.1:9104/matches',
      command: [node, jsonServer, '--quiet', '--host', '127.0.0.1', '--port', '9104', jsonFile],
    },
  ];
}
