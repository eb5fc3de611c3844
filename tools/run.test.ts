import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const runJs = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/run.js', ...args], { cwd: root, encoding: 'utf8' });

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('each npm script runs the command of its name, and each command has one', () => {
  // exec: some shells would stay between npm and the command, and end by a signal that they do not pass on.
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`exec node tools/run.js ${name}`);
  const { status, stderr } = runJs('no-such-command');
  expect(status).toBe(1);
  const commands = Object.keys(scripts).join(', ');
  expect(stderr).toBe(`Unknown command: no-such-command. Choose from: ${commands}.\n`);
});

test('the exit code and the output are those of the command', () => {
  const { status, stdout, stderr } = runJs('record');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^--name must be /m);
});

test('options of a command that has none are refused', () => {
  for (const name of ['start', 'dev', 'generate', 'kit', 'soak', 'weigh']) {
    const { status, stderr } = runJs(name, '--bogus');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^npm run ${name} has no options \\(--bogus\\): .*PORT=9000`),
    );
  }
});

test('npm passes arguments on', () => {
  const list = execFileSync('npm', ['run', '-s', 'check', '--', 'folder breadth'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(list).toMatch(/^✓ folder breadth \([\d.]+ s\)\n$/);
});
