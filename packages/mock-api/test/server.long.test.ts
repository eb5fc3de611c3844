import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './start-server.ts';
import { tempDir } from './test-database.ts';

test('SYS-3 the world starts at MOCK_NOW and runs on from there', async () => {
  const { listening } = startServer({ MOCK_NOW: '2031-05-01T12:00:00Z' });
  const url = await listening;
  const now = async () => {
    const { headers } = await fetch(`${url}/matches/live`);
    return Date.parse(headers.get('x-world-now') ?? '') - Date.parse('2031-05-01T12:00:00Z');
  };
  const first = await now();
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(10_000);
  await expect.poll(now).toBeGreaterThan(first);
});

test('SYS-3 a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const port = `${(other.address() as AddressInfo).port}`;
  const { ended, output } = startServer({ MOCK_PORT: port });
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain(`MOCK_PORT: port ${port} on 127.0.0.1 is taken by another program`);
});

test('the errors of all files of WORLDS_DIR are reported together with their lines, and the server exits with 1', async () => {
  const dir = tempDir();
  writeFileSync(join(dir, 'instant.yaml'), 'description: Mine.\nat: soon\n');
  writeFileSync(join(dir, 'facts.yaml'), 'facts:\n  matches:\n    ma-no-1: { score: 1-0 }\n');
  writeFileSync(join(dir, 'member.yaml'), 'description: Mine.\nscenario: [slow]\n');
  const { ended, output } = startServer({ WORLDS_DIR: dir });
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('The mock API cannot start:');
  expect(output()).toMatch(/instant\.yaml:2 at: 'soon' is neither/);
  expect(output()).toMatch(/facts\.yaml:3 ma-no-1 is no match/);
  expect(output()).toMatch(/member\.yaml:2 scenario is not a known field; known are /);
});

test('a wrong file of SEASONS_DIR is reported in the log, and the server starts', async () => {
  const dir = tempDir();
  mkdirSync(join(dir, '2013-14'));
  writeFileSync(join(dir, '2013-14/it.1.json'), '{');
  const { listening, output } = startServer({ SEASONS_DIR: dir });
  const url = await listening;
  await expect.poll(output).toContain('Season left out: 2013-14/it.1.json: is no JSON');
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ seasons: 'incomplete' });
});
