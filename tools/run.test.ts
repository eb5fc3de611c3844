import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const runJs = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/run.js', ...args], { cwd: root, encoding: 'utf8' });

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const REMOVED = {
  fuzz: /^`npm run fuzz` was removed: .*Schemathesis.*\n$/,
  'contract:release': /^`npm run contract:release` was removed: copy openapi.yaml .*\n$/,
  demo: /^`npm run demo` was removed: `npm start` .*\n$/,
  drift: /^`npm run drift` was removed: `npm run contract -- .*\n$/,
  replay: /^`npm run replay` was removed: .*`x-world-at`.*\n$/,
};

test('each npm script runs the command of its name, and each command has one', () => {
  // exec: some shells would stay between npm and the command, and end by a signal that they do not pass on.
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`exec node tools/run.js ${name}`);
  const commands = Object.keys(scripts).filter((name) => !Object.hasOwn(REMOVED, name));
  const { status, stderr } = runJs('no-such-command');
  expect(status).toBe(1);
  expect(stderr).toBe(`Unknown command: no-such-command. Choose from: ${commands.join(', ')}.\n`);
});

test.each(Object.entries(REMOVED))('%s names the command in its place', (name, sentence) => {
  const { status, stderr } = runJs(name, '--option');
  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
});

test.each([
  [
    'test',
    '--since=main',
    /^`npm run test -- --since` was removed: `npx vitest --changed COMMIT` .*\n$/,
  ],
  ['record', '--har', /^`npm run record -- --har` was removed: `--upstream URL` .*\n$/],
])('%s %s names what to use in its place', (command, option, sentence) => {
  expect(runJs(command, option)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(sentence),
  });
});

test('the exit code and the output are those of the command', () => {
  const { status, stdout, stderr } = runJs('record');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^--name must be /m);
});

test('options of a command that has none are refused', () => {
  for (const name of ['generate', 'kit', 'soak', 'weigh']) {
    const { status, stderr } = runJs(name, '--bogus');
    expect(status).toBe(1);
    expect(stderr).toBe(`npm run ${name} has no options (--bogus).\n`);
  }
});

test('npm passes arguments on', () => {
  const list = execFileSync('npm', ['run', '-s', 'check', '--', 'folder breadth'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(list).toMatch(/^✓ folder breadth \([\d.]+ s\)\n$/);
});
