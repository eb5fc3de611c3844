import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { expect, onTestFinished, test } from 'vitest';
import { tempDir } from './test-database.ts';

const file = fileURLToPath(new URL('../src/server.js', import.meta.url));

/** The program in its own process, with only these variables set. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: tempDir(),
      MOCK_PORT: '0',
      MOCK_WORLD: 'small',
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const listening = new Promise<string>((resolve) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk;
      const url = /listening at (http:\/\/[^"]+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
  });
  return { child, listening, ended: once(child, 'exit'), output: () => output };
}

test('SYS-3 the server starts without configuration, responds, and exits soon after SIGTERM', async () => {
  const { child, listening, ended } = start({});
  const url = await listening;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SAMPLE_ACCOUNT),
  });
  expect(login.status).toBe(200);
  const begin = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - begin).toBeLessThan(5000);
});

test('SYS-3 the world starts at MOCK_NOW and runs on from there', async () => {
  const { listening } = start({ MOCK_NOW: '2031-05-01T12:00:00Z' });
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

test('SYS-3 an invalid environment is reported completely, and the server exits with 1', async () => {
  const { ended, output } = start({ MOCK_PORT: 'x', DEV_TOOLS: 'maybe' });
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain("MOCK_PORT must be a port from 0 to 65535, not 'x'.");
  expect(output()).toContain("DEV_TOOLS must be on or off, not 'maybe'.");
});

test('SYS-3 a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const port = `${(other.address() as AddressInfo).port}`;
  const { ended, output } = start({ MOCK_PORT: port });
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain(`MOCK_PORT: port ${port} on 127.0.0.1 is taken by another program`);
});

test('the errors of all files of WORLDS_DIR are reported together with their lines, and the server exits with 1', async () => {
  const dir = tempDir();
  writeFileSync(join(dir, 'instant.yaml'), 'description: Mine.\nat: soon\n');
  writeFileSync(join(dir, 'facts.yaml'), 'facts:\n  matches:\n    ma-no-1: { score: 1-0 }\n');
  writeFileSync(join(dir, 'member.yaml'), 'description: Mine.\nscenario: [slow]\n');
  const { ended, output } = start({ WORLDS_DIR: dir });
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
  const { listening, output } = start({ SEASONS_DIR: dir });
  const url = await listening;
  await expect.poll(output).toContain('Season left out: 2013-14/it.1.json: is no JSON');
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ seasons: 'incomplete' });
});
