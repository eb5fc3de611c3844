import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { worldLanguages } from '../src/world/localized.ts';
import { buildKit, packKit } from '../tools/build-kit.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');
const tools = join(repository, 'node_modules');
const program = (name: string) => join(tools, '.bin', name);

let project: string;
let installed: string[];

/** The examples of docs/testing.md that name a file. */
async function writeExamples(): Promise<void> {
  const page = await readFile(join(repository, 'docs/testing.md'), 'utf8');
  for (const [, code = ''] of page.matchAll(/^```ts\n([\s\S]+?)^```/gm)) {
    const [, name = 'msw.ts'] = /^\/\/ (\S+)\n/.exec(code) ?? [];
    await writeFile(join(project, name), code);
  }
}

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'kit-outside-'));
  const built = join(project, 'built');
  await buildKit(built);
  const tarball = await packKit(built);
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project });
  await rm(built, { recursive: true });
  installed = await readdir(join(project, 'node_modules'));
  // What such a project has installed itself.
  await mkdir(join(project, 'node_modules/@types'), { recursive: true });
  for (const name of ['vitest', '@playwright', '@types/node'])
    await symlink(join(tools, name), join(project, 'node_modules', name));
  await symlink(
    join(import.meta.dirname, '../node_modules/msw'),
    join(project, 'node_modules/msw'),
  );
  await writeFile(join(project, 'vitest.config.ts'), 'export default {};\n');
  await writeExamples();
}, 120_000);

afterAll(() => rm(project, { recursive: true, force: true }));

test('the packed kit is one package, with what it needs, info pages of every language and the contract included', async () => {
  expect(installed).toEqual(['.package-lock.json', '@touchline']);
  const contract = join(project, 'node_modules/@touchline/testing/openapi.yaml');
  expect(await readFile(contract, 'utf8')).toContain('operationId: streamLive');
  const pages = await readdir(join(project, 'node_modules/@touchline/testing/info-pages'));
  expect(pages.toSorted()).toEqual(worldLanguages.toSorted());
});

test.each([
  // As Node 20, which has no such module.
  ['a Node that is too old', 'process.getBuiltinModule = () => undefined', 'v'],
  ['a browser', 'delete globalThis.process', 'a browser, which asks a mock of startMock'],
])('%s is told what the kit needs, and has its client', async (_, change, name) => {
  const load = (entry: string) => {
    const code = `${change}; await import('${entry}')`;
    return run(process.execPath, ['--input-type=module', '-e', code], { cwd: project });
  };
  await expect(load('@touchline/testing')).rejects.toThrow(
    `@touchline/testing needs Node 22.16 or newer, and this is ${name}`,
  );
  await load('@touchline/testing/contract');
});

test('a project outside compiles with the types of the packed kit, libraries too', async () => {
  const options = ['--strict', '--skipLibCheck', 'false', '--noEmit', '--target', 'es2022'];
  const modules = ['--module', 'nodenext', '--lib', 'es2022,dom,dom.iterable', '--types', 'node'];
  const files = [
    'scores.test.ts',
    'stream.test.ts',
    'server.node.ts',
    'front-end.spec.ts',
    'msw.ts',
    'browser.ts',
  ];
  const wrong = `import { worldFetch } from '@touchline/testing';
// @ts-expect-error There is no such operation.
worldFetch({ handlers: { getTaem: () => [] } });
// @ts-expect-error A match has no such field.
worldFetch({ handlers: { getMatch: async (_, { data }) => ({ ...(await data()), tips: 'many' }) } });
`;
  await writeFile(join(project, 'wrong.ts'), wrong);
  await run(program('tsc'), [...options, ...modules, ...files, 'wrong.ts'], {
    cwd: project,
  }).catch(({ stdout }) => expect.fail(stdout));
});

test('the examples of the docs run under Vitest', async () => {
  const { stdout } = await run(
    program('vitest'),
    ['run', '--root', project, 'scores.test.ts', 'stream.test.ts'],
    {
      cwd: project,
      env: { ...process.env, NO_COLOR: '1' },
    },
  ).catch(({ stdout: out, stderr }) => expect.fail(`${out}${stderr}`));
  expect(stdout).toMatch(/Tests +5 passed/);
});

test('the examples of the docs run under Node alone', async () => {
  const { stdout } = await run(process.execPath, ['--test', 'server.node.ts'], { cwd: project });
  expect(stdout).toMatch(/pass 1\b/);
});

test('the examples of the docs run under Playwright', async () => {
  const { stdout } = await run(program('playwright'), ['test', 'front-end.spec.ts'], {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1' },
  }).catch(({ stdout: out, stderr }) => expect.fail(`${out}${stderr}`));
  expect(stdout).toMatch(/1 passed/);
});
