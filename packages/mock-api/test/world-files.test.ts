import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEV_TOOLS_HEADERS } from '@touchline/shared/domain/http/dev-tools-request';
import { expect, onTestFinished, test } from 'vitest';
import { createWorld } from '../src/world/world.ts';
import { watchFolder } from '../src/worlds/files/watch-folder.ts';
import { NamedWorlds } from '../src/worlds/named-worlds.ts';
import { testApp } from './harness.ts';

const REPOSITORY = new URL('../../../worlds', import.meta.url).pathname;

/** A new folder `worlds` with these files. */
function folderWith(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'worlds-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

const appWith = async (files: Record<string, string>) => {
  const folder = folderWith(files);
  return { ...(await testApp({ namedWorlds: new NamedWorlds(folder) })), folder };
};

const TABLE = '/tournaments/table?tournamentId=to-eng1';
const MATCH = '/matches/info?matchId=ma-eng1-26-20';

const TABLE_FAILS = `description: The table fails, the match works.
overrides:
  getTournamentTable: { fail: 503 }
`;

test('a scenario file is used by its name, beside the built-in ones', async () => {
  const { inject } = await appWith({ 'table-fails.yaml': TABLE_FAILS });
  const status = async (url: string, scenario: string) =>
    (await inject({ url, headers: { 'x-mock-scenario': scenario } })).statusCode;
  expect(await status(TABLE, 'table-fails')).toBe(503);
  expect(await status(MATCH, 'table-fails')).toBe(200);
  expect(await status(MATCH, 'table-fails, wallet-down')).toBe(200);
  expect(await status(MATCH, 'table-falls')).toBe(400);
});

test('a file includes built-in scenarios and may name its instant', async () => {
  const { inject } = await appWith({
    'long-ago.yaml': 'description: Long ago.\nat: 2020-03-01T12:00:00Z\nscenarios: [empty]\n',
  });
  const headers = { 'x-mock-scenario': 'long-ago' };
  const response = await inject({ url: '/matches/live', headers });
  expect(response.headers['x-world-now']).toBe('2020-03-01T12:00:00Z');
  expect(response.json().data).toEqual([]);
  const own = { ...headers, 'x-world-at': '2021-03-01T12:00:00Z' };
  const later = await inject({ url: '/matches/live', headers: own });
  expect(later.headers['x-world-now']).toBe('2021-03-01T12:00:00Z');
});

test('overrides of the request take precedence over those of a file', async () => {
  const { inject } = await appWith({ 'table-fails.yaml': TABLE_FAILS });
  const headers = {
    'x-mock-scenario': 'table-fails',
    'x-mock-overrides': '{"getTournamentTable":{"empty":true}}',
  };
  expect((await inject({ url: TABLE, headers })).json()).toEqual({ data: { tables: [] } });
});

test('every error of the files has its file and line', async () => {
  const folder = folderWith({
    'a.yaml': 'description: A.\noverrides:\n  getWallet:\n    fail: 418\n  getTaem: {}\n',
    'b.yaml': 'description: B.\nat: soon\nscenarios:\n  - slow\n  - sloow\n',
    'c.yaml': 'description: [C\n',
    'd.yaml': 'titel: D.\n',
    'slow.yaml': 'description: Slow.\n',
    'e.yaml': `description: E.
overrides:
  getMatch:
    set:
      /data/tips: many
    remove:
      - /data/startTime
`,
  });
  const errors = await new NamedWorlds(folder).errors();

  const expected = [
    /\/a\.yaml:4 getWallet: fail must be one of 400, 401, 502/,
    /\/a\.yaml:5 getTaem: is not an operation of the contract/,
    /\/b\.yaml:2 at: 'soon' is neither a date nor a duration/,
    /\/b\.yaml:5 scenarios: 'sloow' is not one of empty, slow/,
    /\/c\.yaml:\d+ .*flow/i,
    /\/d\.yaml:1 description is missing/,
    /\/d\.yaml:1 titel is not a known field/,
    /\/e\.yaml:5 getMatch: \/data\/tips must be a whole number of at least 0, not 'many'/,
    /\/e\.yaml:7 getMatch: \/data\/startTime is required by the contract/,
    /\/slow\.yaml:1 'slow' is the name of a built-in scenario/,
  ];
  for (const pattern of expected) expect(errors).toContainEqual(expect.stringMatching(pattern));
});

test('the response for a scenario whose file is wrong says why', async () => {
  const { inject } = await appWith({ 'mine.yaml': 'description: Mine.\nat: soon\n' });
  const response = await inject({ url: MATCH, headers: { 'x-mock-scenario': 'mine' } });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].message).toMatch(/mine\.yaml:2 at: 'soon'/);
});

test('a file that is replaced is read again', async () => {
  const folder = folderWith({ 'mine.yaml': 'description: One.\n' });
  const library = new NamedWorlds(folder);
  onTestFinished(watchFolder(folder, () => library.reload()));
  const description = async () => (await library.find('mine'))?.text.description;
  expect(await description()).toBe('One.');
  for (const next of ['Two.', 'Three.']) {
    writeFileSync(join(folder, 'draft'), `description: ${next}\n`);
    renameSync(join(folder, 'draft'), join(folder, 'mine.yaml'));
    await expect.poll(description, { timeout: 5000 }).toBe(next);
  }
});

test('the console learns what the world is made from', async () => {
  const options = { seed: 'other', size: 'small' } as const;
  const { inject } = await testApp({ world: createWorld(options) });
  expect((await inject('/_mock/world')).json()).toEqual({ data: options });
});

test('the console lists scenarios, and saves one as a file', async () => {
  const { inject, folder } = await appWith({ 'table-fails.yaml': TABLE_FAILS });
  const names = async () =>
    (await inject('/_mock/scenarios')).json().data.map(({ name }: { name: string }) => name);
  expect((await names()).at(-1)).toBe('table-fails');
  const payload = {
    description: 'No wallet.',
    to: '/account',
    overrides: { getWallet: { fail: 503 } },
  };
  const url = '/_mock/scenarios/no-wallet';
  const saved = await inject({ method: 'PUT', url, payload, headers: DEV_TOOLS_HEADERS });
  expect(saved.json().data).toMatchObject({ name: 'no-wallet', source: 'file', to: '/account' });
  expect(readFileSync(join(folder, 'no-wallet.yaml'), 'utf8')).toBe(
    'description: No wallet.\nto: /account\noverrides:\n  getWallet:\n    fail: 503\n',
  );
  expect(await names()).toContain('no-wallet');
});

test('a scenario with a wrong name or content, or from another origin, is not saved', async () => {
  const { inject, folder } = await appWith({});
  const put = (name: string, payload: object, headers = {}) =>
    inject({
      method: 'PUT',
      url: `/_mock/scenarios/${name}`,
      payload,
      headers: { ...DEV_TOOLS_HEADERS, ...headers },
    });
  const good = { description: 'Good.' };
  expect((await put('..%2Fup', good)).statusCode).toBe(400);
  expect((await put('slow', good)).statusCode).toBe(400);
  expect((await put('mine', { overrides: { getWalet: {} } })).statusCode).toBe(400);
  const wrong = await put('mine', { ...good, overrides: { getMatch: { fail: 1 } } });
  expect(wrong.json().errors[0].message).toContain('getMatch: fail must be one of');
  expect((await put('mine', good, { origin: 'http://elsewhere' })).statusCode).toBe(403);
  expect(await new NamedWorlds(folder).errors()).toEqual([]);
  const overrides = { method: 'POST', url: '/_mock/overrides', payload: {} } as const;
  const headers = { ...DEV_TOOLS_HEADERS, origin: 'http://elsewhere' };
  expect((await inject({ ...overrides, headers })).statusCode).toBe(403);
  expect((await inject(overrides)).json().detail).toBe('Send the header x-dev-tools: 1.');
});

test('the error for a world that cannot be written has its file and the reason', async () => {
  const folder = join(folderWith({ 'no-folder': '' }), 'no-folder');
  const { inject } = await testApp({ namedWorlds: new NamedWorlds(folder) });
  const payload = { description: 'Good.' };
  const saved = await inject({
    method: 'PUT',
    url: '/_mock/scenarios/mine',
    payload,
    headers: DEV_TOOLS_HEADERS,
  });
  expect(saved.statusCode).toBe(503);
  expect(saved.json().detail).toMatch(/cannot be written to .*no-folder\/mine\.yaml: E\w+/);
});

test('overrides may be longer than other bodies, and the error for what is too long has the limit', async () => {
  const { inject } = await testApp();
  const store = (payload: object) =>
    inject({ method: 'POST', url: '/_mock/overrides', payload, headers: DEV_TOOLS_HEADERS });
  const match = (await inject(MATCH)).json();
  match.data.homeTeam.name = '北'.repeat(20_000);
  expect((await store({ getMatch: { body: match } })).statusCode).toBe(200);
  match.data.homeTeam.name = 'x'.repeat(600_000);
  const tooLong = await store({ getMatch: { body: match } });
  expect(tooLong.statusCode).toBe(413);
  expect(tooLong.json().detail).toBe('The body may have 524288 bytes at most.');
});

test('short overrides are their own text, long ones get a token that says the same', async () => {
  const { inject } = await testApp();
  const store = async (payload: object) =>
    (
      await inject({ method: 'POST', url: '/_mock/overrides', payload, headers: DEV_TOOLS_HEADERS })
    ).json().data.value;
  expect(await store({})).toBe('');
  expect(await store({ getTeam: { fail: 404 } })).toBe('{"getTeam":{"fail":404}}');
  const match = (await inject(MATCH)).json();
  match.data.homeTeam.name = '北门竞技'.repeat(200);
  const long = { getMatch: { body: match } };
  const token = await store(long);
  expect(token).toMatch(/^@[\w-]{22}$/);
  expect(await store(long)).toBe(token);
  const answer = await inject({ url: MATCH, headers: { 'x-mock-overrides': token } });
  expect(answer.json()).toEqual(match);
  const read = await inject(`/_mock/overrides?value=${encodeURIComponent(token)}`);
  expect(read.json().data.overrides).toEqual(long);
  const wrong = await inject({
    method: 'POST',
    url: '/_mock/overrides',
    payload: { getTeam: { fail: 1 } },
    headers: DEV_TOOLS_HEADERS,
  });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().errors[0]).toMatchObject({ field: 'getTeam', in: 'body' });
});

test('without DEV_TOOLS there is nothing below /_mock', async () => {
  const { inject } = await testApp({ devTools: false });
  expect((await inject('/_mock/scenarios')).statusCode).toBe(404);
});

test('the scenario files of this repository are valid', async () => {
  const library = new NamedWorlds(REPOSITORY);
  expect(await library.errors()).toEqual([]);
  expect(await library.find('table-fails')).toMatchObject({ source: 'file' });
});
